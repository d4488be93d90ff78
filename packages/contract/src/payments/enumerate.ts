import { msg, term, type Message } from '../text/message.ts';

/** Messages one after another: "one active posting, for 30 days"; empty for none. */
export const enumerate = (parts: readonly Message[]): Message =>
  parts.length === 0 ? '' : parts.reduce((before, part) => msg`${term(before)}, ${term(part)}`);
