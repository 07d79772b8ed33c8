/** Whether the tables are in this browser: the page is then built with `--mode offline`. */
export const IS_OFFLINE = import.meta.env.MODE === 'offline';
/** Where a server has the page for times without a network. */
export const OFFLINE = '/offline/';
