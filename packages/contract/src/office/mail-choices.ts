import type { SentMailKind } from './staff-choices.ts';

/** Parts of a mail that the board makes itself; each stands on a line of its own in a template. */
export const mailBlocks = {
  text: 'The product’s own paragraphs, whose words differ from case to case.',
  list: 'The list of what the mail is about, each with its link.',
  content: 'The longer text that the mail brings, such as an issue of the newsletter.',
  button: 'The button with the link that the mail is sent for.',
} as const;
export type MailBlock = keyof typeof mailBlocks;

/** Variables that every mail has. */
export const commonMailVariables = {
  board: 'The name of the board.',
  subject: 'The product’s own subject.',
  heading: 'The product’s own heading, which greets the person where their name may be used.',
} as const;

interface MailShape {
  /** The variables of its own, and what each is. */
  facts: Readonly<Record<string, string>>;
  /** Blocks without which the mail would lack what it is sent for. */
  blocks: readonly MailBlock[];
}

const when = 'The moment, as people write it.';
const device = 'The browser and its system, for example “Firefox on Windows”.';
const job = 'The title of the posting.';
const company = 'The name of the company.';
const amount = 'The amount with its currency, for example “$149.00”.';
const bought = 'The name of what was bought.';
const invoiceNumber = 'The number of the invoice.';
const dueDay = 'The day on which it is due.';
const packageName = 'The name of the package.';
const role = 'The role in the staff, in small letters.';
const host = 'The host name of the other server.';
const button = ['button'] as const;
const varied = ['text', 'button'] as const;

/** The variables and the required blocks of each kind of mail. */
export const mailShapes = {
  welcome: { facts: {}, blocks: button },
  'set-password': { facts: {}, blocks: button },
  'sign-in-link': { facts: { device }, blocks: button },
  'password-changed': { facts: { when, device }, blocks: varied },
  'confirm-email': { facts: {}, blocks: button },
  'confirm-new-email': { facts: {}, blocks: button },
  'email-change-asked': { facts: {}, blocks: varied },
  'email-changed': { facts: {}, blocks: varied },
  'address-restored': { facts: {}, blocks: button },
  'sign-in-changed': { facts: { when, device }, blocks: varied },
  'second-step-lost': {
    facts: { hours: 'How long the link works.', contact: 'The address of the contact page.' },
    blocks: button,
  },
  'wrong-codes': { facts: { count: 'How many wrong codes were typed.', when, device }, blocks: button },
  'support-visit': { facts: {}, blocks: varied },
  'account-suspended': { facts: { reason: 'Why, in the words of staff.' }, blocks: button },
  'account-reinstated': { facts: {}, blocks: button },
  'deletion-link': { facts: { days: 'The days in which the person can change their mind.' }, blocks: button },
  'deletion-scheduled': { facts: { when }, blocks: button },
  'account-kept': { facts: {}, blocks: [] },
  'export-ready': { facts: { days: 'The days for which the file is kept.' }, blocks: button },
  'new-jobs': {
    facts: { count: 'How many jobs are new.', alert: 'The name of the alert.' },
    blocks: ['text', 'list', 'button'],
  },
  'confirm-alert': { facts: {}, blocks: button },
  'alert-limit': { facts: { limit: 'How many alerts an address can have.' }, blocks: button },
  'confirm-application': { facts: { job, company }, blocks: varied },
  'application-sent': { facts: { job, company }, blocks: button },
  'application-received': { facts: { job, applicant: 'The name of the applicant.' }, blocks: button },
  'application-viewed': { facts: { job, company }, blocks: button },
  'application-moved': { facts: { job, company }, blocks: varied },
  'decision-received': { facts: { job, company }, blocks: varied },
  'application-reminder': { facts: { job, company }, blocks: button },
  'message-received': { facts: { company }, blocks: varied },
  'answer-received': { facts: { candidate: 'The name of the candidate.' }, blocks: varied },
  interview: { facts: {}, blocks: varied },
  'hiring-team-joined': {
    facts: { person: 'The name of the colleague who changed the team.', job, company },
    blocks: button,
  },
  'jobs-opened': { facts: {}, blocks: ['text', 'list', 'button'] },
  'confirm-jobs': { facts: {}, blocks: varied },
  'source-failed': {
    facts: { host, failure: 'What went wrong the last time.', failures: 'How often it failed.' },
    blocks: button,
  },
  'source-works': { facts: { host }, blocks: button },
  'posting-decision': { facts: { job }, blocks: varied },
  'report-receipt': { facts: {}, blocks: ['text'] },
  'report-decision': { facts: {}, blocks: varied },
  'company-approved': { facts: { company }, blocks: button },
  'company-change': { facts: { company }, blocks: varied },
  'company-merged': {
    facts: { gone: 'The company that was merged.', kept: 'The company that is left.' },
    blocks: varied,
  },
  'company-invitation': { facts: { company }, blocks: button },
  'member-joined': {
    facts: { person: 'The name of the colleague.', email: 'Their address.', company },
    blocks: button,
  },
  'member-removed': { facts: { company }, blocks: [] },
  'payment-arrived': {
    facts: { item: bought, amount, receipt: 'The number of the receipt, where there is one.' },
    blocks: varied,
  },
  'payment-refunded': {
    facts: { item: bought, amount, consequence: 'What it means for the postings.' },
    blocks: button,
  },
  'invoice-issued': { facts: { number: invoiceNumber, item: bought, amount, day: dueDay }, blocks: button },
  'invoice-overdue': { facts: { number: invoiceNumber, item: bought, amount, day: dueDay }, blocks: button },
  'invoice-credited': {
    facts: { number: invoiceNumber, credit: 'The number of the credit note.', item: bought },
    blocks: button,
  },
  'order-received': { facts: { package: packageName, amount }, blocks: button },
  'order-finished': { facts: { package: packageName }, blocks: button },
  'order-refunded': { facts: { package: packageName, amount }, blocks: button },
  'places-ending': { facts: { day: 'The day on which they close.' }, blocks: varied },
  'places-closed': { facts: {}, blocks: varied },
  'review-published': {
    facts: { reviewer: 'The name of the reviewer, or “One of our reviewers”.' },
    blocks: varied,
  },
  'contact-message': {
    facts: { name: 'The name of the visitor.', email: 'Their address.' },
    blocks: ['text'],
  },
  'contact-answer': { facts: {}, blocks: ['text'] },
  'comment-answered': { facts: { post: 'The title of the post.' }, blocks: button },
  'confirm-comment-answers': { facts: {}, blocks: button },
  newsletter: { facts: { title: 'The title of the issue.' }, blocks: ['text', 'content'] },
  'confirm-newsletter': { facts: {}, blocks: button },
  'newsletter-known': { facts: {}, blocks: button },
  'call-back-request': {
    facts: { name: 'The name of the visitor.', phone: 'The number to call.' },
    blocks: ['text'],
  },
  'report-received': { facts: {}, blocks: varied },
  'staff-invitation': { facts: { role }, blocks: button },
  'staff-role-changed': { facts: { role }, blocks: button },
  'test-mail': { facts: {}, blocks: button },
  'webhooks-stopped': { facts: { host, reason: 'Why nothing is sent any more.' }, blocks: button },
} as const satisfies Record<Exclude<SentMailKind, 'other'>, MailShape>;

/** The kinds of mails whose words can be replaced. */
export type TemplateKind = keyof typeof mailShapes;
export const templateKinds = Object.keys(mailShapes) as [TemplateKind, ...TemplateKind[]];
export type MailFact<Kind extends TemplateKind> = keyof (typeof mailShapes)[Kind]['facts'] & string;

export const shapeOf = (kind: TemplateKind): MailShape => mailShapes[kind];

/** Every variable of a kind with what it is, the common ones first. */
export function variablesOf(kind: TemplateKind): Readonly<Record<string, string>> {
  return { ...commonMailVariables, ...shapeOf(kind).facts };
}
