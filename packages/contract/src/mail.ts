import { msg } from './text/message.ts';
/**
 * Parts of a mail that the board makes itself; each stands on a line of its own in a template.
 */
export const mailBlocks = {
  text: msg`The product’s own paragraphs, whose words differ from case to case.`,
  list: msg`The list of what the mail is about, each with its link.`,
  content: msg`The longer text that the mail brings, such as an issue of the newsletter.`,
  button: msg`The button with the link that the mail is sent for.`,
} as const;
export type MailBlock = keyof typeof mailBlocks;

export const mailRecipients = [
  { value: 'member', label: msg`All members` },
  { value: 'candidate', label: msg`Candidates` },
  { value: 'employer', label: msg`Employers` },
  { value: 'staff', label: msg`Staff` },
  { value: 'anyone', label: msg`Readers and visitors` },
] as const;

/** A kind of mail: all that is known of it outside its letter and what sends it. */
export interface MailKind {
  /** As staff reads it. */
  label: string;
  recipient: (typeof mailRecipients)[number]['value'];
  /** The variables of its own, and what each is. */
  facts?: Readonly<Record<string, string>>;
  /** Blocks without which it would lack what it is sent for. */
  blocks: readonly MailBlock[];
}

/** Checks the mails of an area, by kind, and keeps the names of their variables. */
export function defineMails<const Table extends Readonly<Record<string, MailKind>>>(table: Table): Table {
  return table;
}

export const when = msg`The moment, as people write it.`;
export const device = msg`The browser and its system.`;
export const job = msg`The title of the posting.`;
export const company = msg`The name of the company.`;
export const amount = msg`The amount with its currency.`;
export const bought = msg`The name of what was bought.`;
export const invoiceNumber = msg`The number of the invoice.`;
export const dueDay = msg`The day on which it is due.`;
export const packageName = msg`The name of the package.`;
export const role = msg`The role in the staff, in small letters.`;
export const host = msg`The host name of the other server.`;
