import { msg } from '@waymark/contract/text/message';
import type { TimedLineLimits } from '../../../platform/timed-line.ts';

/** How long people wait for a search at most, before it begins. */
const maxWaitMs = 1000;

/** The line of searches. Signing in, applying and pages that are kept wait in none. */
export const searchLine: TimedLineLimits = {
  // One is scored here while the words of another are looked up in their thread; more would only share these two.
  places: 2,
  guests: 200,
  // A keystroke asks for suggestions, and an office shares an address.
  guestsEach: 25,
  others: 100,
  maxWaitMs,
  // Addresses that come later may have their turn before a guest's next: the estimate is no promise.
  guestMs: 2 * maxWaitMs,
  // Alerts: another attempt would come later than this.
  otherMs: 60_000,
  firstMeanMs: 30,
  message: msg`Too many people search at the moment. Please try again in a few seconds.`,
  retryAfterSeconds: 2,
};
