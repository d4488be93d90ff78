import { mailKindOf, type TemplateKind } from '../all-mails.ts';
import { msg } from '../text/message.ts';

/** Variables that every mail has. */
const commonMailVariables = {
  board: msg`The name of the board.`,
  subject: msg`The product’s own subject.`,
  heading: msg`The product’s own heading, which greets the person where their name may be used.`,
} as const;

/** Every variable of a kind with what it is, the common ones first. */
export function variablesOf(kind: TemplateKind): Readonly<Record<string, string>> {
  return { ...commonMailVariables, ...mailKindOf(kind).facts };
}
