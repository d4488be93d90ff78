import { msg, term, type Message } from './message.ts';

/** The first problem of a form, and the number of all; empty without a problem. */
export function describeProblems(problems: Readonly<Record<string, Message>>): Message {
  const sentences = Object.values(problems);
  const first = sentences[0] ?? '';
  return sentences.length > 1 ? msg`Please correct ${sentences.length} fields. ${term(first)}` : first;
}
