import { term, type Message } from '@waymark/contract/text/message';

/** A text of the resume, which is never translated, as part of a message or for itself. */
export const asWritten = (text: string): Message => ({ source: [text], values: [] });

/** Messages side by side, with the same between them in all languages. */
export const joinMessages = (all: readonly Message[], between: string, end = ''): Message => ({
  source: [...all.flatMap((_, at) => (at === 0 ? [at] : [between, at])), ...(end === '' ? [] : [end])],
  values: all.map((one) => term(one)),
});
