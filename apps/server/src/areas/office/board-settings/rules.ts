import { term } from '@waymark/contract/text/message';
import type { BoardSettings } from '@waymark/contract/all-settings';
import type { ContactDetails } from '@waymark/contract/content/contact';
import type { RetentionPeriods } from '@waymark/contract/lifecycle/retention';
import {
  listDataRecipients,
  listGuestRows,
  listLogRows,
  listMemberRows,
  type RetentionRow,
} from '@waymark/contract/lifecycle/retention-rows';
import type { LegalText } from '@waymark/contract/office/choices';
import { paths } from '@waymark/contract/paths';
import { countOf } from '@waymark/contract/text/format';
import { sayEnglish } from '@waymark/contract/text/say';
import { escapeMarkdown } from '../../../platform/markdown/escape-markdown.ts';

/** The drawn mark as an icon, as `favicon.svg` has it in the product's own accent. */
export function drawIcon(colour: string): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">' +
    `<path fill="${colour}" d="M5 5h23.5a4 4 0 0 1 3 1.4l7 11a4 4 0 0 1 0 5.2l-7 11a4 4 0 0 1-3 ` +
    '1.4H5a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4z"/><path fill="none" stroke="#fffaf3" stroke-width="3.5" ' +
    'stroke-linecap="round" stroke-linejoin="round" d="M7.5 14l4.2 12 5-9 5 9 4.3-12"/></svg>'
  );
}

/** What a template is filled from. */
export interface LegalFacts {
  name: string;
  operator: BoardSettings['operator'];
  contact: ContactDetails;
  periods: RetentionPeriods;
  /** Names of the companies with which members can sign in. */
  providers: readonly string[];
}

/** The board's own text as Markdown, for as long as staff has written no other. */
export function writeLegalTemplate(text: LegalText, facts: LegalFacts): string {
  return templates[text](facts).join('\n\n');
}

const templates: Readonly<Record<LegalText, (facts: LegalFacts) => string[]>> = {
  terms: writeTerms,
  privacy: writePrivacy,
  imprint: writeImprint,
  fraudPolicy: writeFraudPolicy,
};

function writeTerms(facts: LegalFacts): string[] {
  const board = escapeMarkdown(facts.name);
  return [
    `These terms apply to everyone who uses ${board}. ${describeOperator(facts)}`,
    '## What the board does',
    `${board} shows the jobs of employers, and candidates apply for them here. The contract about a job is between you and the employer; ${board} is no party to it.`,
    '## Your account',
    list([
      'Give true details about yourself, and keep them up to date.',
      'Keep your password to yourself. Tell us if another person uses your account.',
      `You can delete your account at any time on the page [Account](${paths.account}).`,
    ]),
    '## For candidates',
    list([
      'Searching and applying cost nothing.',
      'When you apply, the employer receives your resume, your letter and your answers.',
      'Send only documents that are yours and true.',
    ]),
    '## For employers',
    list([
      'Post only jobs that are open, with a true description of the work, the place and the pay.',
      'Never ask candidates for money.',
      'Use what candidates send you to fill the job, and for nothing else.',
      'You see the price of a plan before you pay.',
    ]),
    '## What is not allowed',
    list([
      'Fraud, discrimination, insults, advertising, and content that breaks the law or the rights of others.',
      'Collecting data about people, or disturbing the board, by programs or otherwise.',
    ]),
    'We may remove such content and suspend the account, and we write to you why.',
    '## Liability',
    'Employers answer for their postings. We check reports, but we cannot promise that each posting is right or that the board is always reachable. Your rights under the law stay as they are.',
    '## Changes',
    'This text has a version, which stands at its end. The version that you agreed to is kept with your account, and your copy of your data contains it.',
    '## Contact',
    describeContact(facts.contact),
  ];
}

function writePrivacy(facts: LegalFacts): string[] {
  const { periods } = facts;
  return [
    `This page says what ${escapeMarkdown(facts.name)} keeps about people, why, and for how long. Each period is the one by which the board itself deletes.`,
    '## Who is responsible',
    describeOperator(facts),
    describeContact(facts.contact),
    '## What we keep about members',
    listRows(listMemberRows(periods)),
    '## What we keep about guests',
    listRows(listGuestRows(periods)),
    '## What we keep so that the board runs',
    listRows(listLogRows(periods)),
    '## Who else sees it',
    list(listDataRecipients(facts.providers, sayEnglish)),
    '## Why we may keep it',
    list([
      'Your account, applications and orders: to do what you asked us for.',
      'Alerts, the newsletter, reviews by an expert and your profile in the search for candidates: your consent, which you can take back at any time.',
      'Logs, limits and reports: to keep the board safe and running.',
      'Orders: the law asks for bookkeeping.',
    ]),
    '## Your rights',
    list([
      `Get a copy of everything, or delete your account, on the page [Account](${paths.account}).`,
      `Correct your details and change what you agreed to on the page [Profile](${paths.jobsProfile}).`,
      'Object to what we do with your data, or ask us to restrict it, by writing to us.',
      'Complain to the data protection authority where you live.',
    ]),
    `The board sets [no cookies](${paths.cookies}). What was deleted may stay in backups until those are replaced.`,
  ];
}

function writeImprint(facts: LegalFacts): string[] {
  const { operator, contact } = facts;
  const { name, address, register, vatNumber, responsible } = operator;
  const rows: readonly (readonly [string, string | null])[] = [
    ['Register', register],
    ['VAT number', vatNumber],
    ['Responsible for the content', responsible],
  ];
  const given = rows.flatMap(([label, value]) =>
    value === null ? [] : `${label}: ${escapeMarkdown(value)}`,
  );
  const named = [name, address].filter((part) => part !== null).map(escapeMarkdown);
  return [
    '## Who runs this board',
    named.length > 0 ? named.join('\n') : notNamed,
    ...(given.length > 0 ? [list(given)] : []),
    '## Contact',
    describeContact(contact),
  ];
}

function writeFraudPolicy(facts: LegalFacts): string[] {
  const board = escapeMarkdown(facts.name);
  return [
    `This page says what ${board} does against fraudulent postings, and how you report one. ${describeOperator(facts)}`,
    '## How to report a posting',
    list([
      'Open the posting and press “Report this job” below it, or use the form on this page with its address.',
      'You need no account and no name. Give an email only if we may ask you about it.',
      'A posting that is closed already can be reported too.',
    ]),
    '## What happens with a report',
    list([
      'Our team gets it at once by mail and finds it among the open reports. The employer does not see who reported.',
      'We look at the posting, its employer and what else was reported, and ask the employer where that helps.',
      'We leave the posting, close it, or take it down; a company that defrauds people is suspended.',
      'If you gave an email or were signed in, we write to you what we decided and why.',
      `A report is kept as long as the posting, at most ${countOf(facts.periods.reportDays, 'day')}.`,
    ]),
    '## What is a fraudulent posting',
    list([
      'There is no such job, or another one than the posting describes.',
      'It asks for money: for training, equipment, a visa, a check or a place in line.',
      'It is after copies of documents, bank details or passwords.',
      'It uses the name of a company that knows nothing of it.',
    ]),
    '## What we do ourselves',
    list([
      'Postings are looked at for signs of fraud, such as fees, documents asked for early, and contact outside the board.',
      'Companies can prove that an internet domain is theirs, and their pages say so.',
      `Everyone who posts agrees to our [terms](${paths.terms}), which forbid fraud.`,
    ]),
    '## How to protect yourself',
    list([
      'Never pay for an application or a job, and pass no money or parcels on for others.',
      'Give bank details and copies of documents only after a contract is signed.',
      'Look the company up, and call it at a number that you found yourself.',
      'If you lost money or documents, tell your bank and the police first.',
    ]),
    '## Changes',
    'This text has a version, which stands at its end with a link to earlier ones.',
    '## Contact',
    describeContact(facts.contact),
  ];
}

const notNamed = 'The operator of this board has not given a name and an address yet.';

function describeOperator({ name, operator }: LegalFacts): string {
  if (operator.name === null) return notNamed;
  const address = operator.address === null ? '' : `, ${operator.address.replaceAll(/\s*\n\s*/g, ', ')}`;
  return `${escapeMarkdown(name)} is run by ${escapeMarkdown(operator.name + address)}.`;
}

function describeContact({ email, phone }: ContactDetails): string {
  const ways = [
    ...(email === null ? [] : [`Email: [${escapeMarkdown(email)}](mailto:${encodeURI(email)})`]),
    ...(phone === null ? [] : [`Phone: ${escapeMarkdown(phone)}`]),
    `Write to us on the page [Contact](${paths.contact})`,
  ];
  return list(ways);
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

function listRows(rows: readonly RetentionRow[]): string {
  return list(
    rows.map(
      ({ what, why, until }) => sayEnglish`**${term(what)}.** ${term(why)}. For how long: ${term(until)}.`,
    ),
  );
}
