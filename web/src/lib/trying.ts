/** Asking again until there is an answer: for commands that may be sent twice without harm. */
import { Unreachable } from './client';

export interface Patience {
  /** Waits between two tries; may end early when the network is back. */
  pause: (failures: number) => Promise<void>;
  /** Told how often it has failed so far; 0 once it is through. */
  failed: (failures: number) => void;
  isOver: () => boolean;
}

export async function insist<T>(ask: () => Promise<T>, patience: Patience): Promise<T> {
  for (let failures = 0; ;) {
    try {
      const answer = await ask();
      patience.failed(0);
      return answer;
    } catch (error) {
      if (!(error instanceof Unreachable) || patience.isOver()) {
        patience.failed(0);
        throw error;
      }
      failures += 1;
      patience.failed(failures);
      await patience.pause(failures);
    }
  }
}
