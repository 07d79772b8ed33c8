/** What page and workers say to each other. Texts go as they are: a seed has more digits than numbers. */

/** A request as a server would get it, behind its name. */
export interface Request {
  id: number;
  method: string;
  address: string;
  authorization: string | null;
  body: string | null;
}

export interface Reply {
  id: number;
  status: number;
  body: string;
}

/** Of the worker itself: it is getting ready, is ready, or cannot be. */
export interface Standing {
  standing: 'fetching' | 'starting' | 'ready' | 'broken';
}

/** What a worker has to be told before all else: where Python is, and our modules for it. */
export interface Begin {
  python: string;
  modules: string;
}

/** For whoever thinks: a name, and an assignment as text; back come the ideas. */
export interface Thought {
  id: number;
  text: string;
}
