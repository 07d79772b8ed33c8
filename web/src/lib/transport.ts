/** How requests reach the tables: over HTTP, or by messages to a worker of this page. */

export type Fetcher = (address: string, init?: RequestInit) => Promise<Response>;

let chosen: Fetcher = (address, init) => fetch(address, init);

/** All requests from now on. */
export function goThrough(fetcher: Fetcher): void {
  chosen = fetcher;
}

export const transport: Fetcher = (address, init) => chosen(address, init);
