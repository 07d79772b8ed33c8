/** Whether the tables are in this browser: the page is then built with `--mode offline`. */
export const IS_OFFLINE = import.meta.env.MODE === 'offline';
