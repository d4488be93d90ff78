import { sentMailKinds, type allMails, type TemplateKind } from '@waymark/contract/all-mails';
import type { Examples } from '../../../platform/mail/example-data.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import type { MailExamples } from '../../../platform/mail-delivery/mailbox-routes.ts';
import { letters as companies } from '../../companies/letters.ts';
import { letters as content } from '../../content/letters.ts';
import { letters as hiring } from '../../hiring/letters.ts';
import { letters as identity } from '../../identity/letters.ts';
import { letters as integrations } from '../../integrations/letters.ts';
import { letters as jobs } from '../../jobs/letters.ts';
import { letters as lifecycle } from '../../lifecycle/letters.ts';
import { letters as office } from '../letters.ts';
import { letters as payments } from '../../payments/letters.ts';
import { letters as seeking } from '../../seeking/letters.ts';

const examples: Examples<typeof allMails> = {
  ...companies,
  ...content,
  ...hiring,
  ...identity,
  ...integrations,
  ...jobs,
  ...lifecycle,
  ...office,
  ...payments,
  ...seeking,
};

/** A mail of a kind with data that look like real ones: its links lead to nothing. */
export function exampleOf(kind: TemplateKind, publicUrl: string): Letter {
  const letter = examples[kind](publicUrl)?.letter;
  if (letter?.kind !== kind) throw new Error(`The example of ${kind} is another mail.`);
  return letter;
}

const isKind = (kind: string): kind is TemplateKind => Object.hasOwn(examples, kind);

/** How each mail looks in the board's words, for who works on it. */
export function mailExamples(publicUrl: string): MailExamples {
  return {
    kinds: sentMailKinds.filter(({ value }) => isKind(value)),
    render: (kind) => (isKind(kind) ? examples[kind](publicUrl) : undefined),
  };
}
