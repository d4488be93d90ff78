import { mails as companies } from './companies/mails.ts';
import { mails as content } from './content/mails.ts';
import { mails as hiring } from './hiring/mails.ts';
import { mails as identity } from './identity/mails.ts';
import { mails as integrations } from './integrations/mails.ts';
import { mails as jobs } from './jobs/mails.ts';
import { mails as lifecycle } from './lifecycle/mails.ts';
import type { MailKind } from './mail.ts';
import { mails as office } from './office/mails.ts';
import { mails as payments } from './payments/mails.ts';
import { mails as seeking } from './seeking/mails.ts';
import { msg } from './text/message.ts';

/** Every kind of mail whose words can be replaced, in the order in which staff reads them. */
export const allMails = {
  ...identity,
  ...lifecycle,
  ...seeking,
  ...hiring,
  ...jobs,
  ...companies,
  ...payments,
  ...content,
  ...integrations,
  ...office,
};
export type TemplateKind = keyof typeof allMails;
type FactsOf = {
  [Kind in TemplateKind]: (typeof allMails)[Kind] extends { facts: infer Facts }
    ? keyof Facts & string
    : never;
};
/** The names of the variables of a kind. */
export type MailFact<Kind extends TemplateKind> = FactsOf[Kind];

export const templateKinds = Object.keys(allMails) as [TemplateKind, ...TemplateKind[]];

export const mailKindOf = (kind: TemplateKind): MailKind => allMails[kind];

/** The kinds of mails that are sent; those of an earlier version have none. */
export type SentMailKind = TemplateKind | 'other';
export const sentMailKinds = [
  ...templateKinds.map((value) => ({ value, label: allMails[value].label })),
  { value: 'other', label: msg`Another mail` },
] as readonly { value: SentMailKind; label: string }[];
