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
import { localPath } from '@waymark/contract/language-prefix';
import { plural, term } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import { readData } from '../../../platform/data-files.ts';
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

/** The board's own text as Markdown, in a language, for as long as staff has written no other: `data/legal-texts`. */
export function writeLegalTemplate(text: LegalText, facts: LegalFacts, say: Say): string {
  const blanks = fillBlanks(facts, say);
  return readTemplate(`legal-texts/${say.language}/${text}.md`)
    .replaceAll(/\]\((\/[^)]*)\)/g, (_link, path: string) => `](${localPath(path, say.language)})`)
    .replaceAll(/\{\{(\w+)\}\}/g, (_blank, name: keyof typeof blanks) => blanks[name])
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Files never change while a process runs, and a text is written for each page that shows it. */
const templates = new Map<string, string>();

function readTemplate(name: string): string {
  const template = templates.get(name) ?? readData(name);
  templates.set(name, template);
  return template;
}

function fillBlanks({ name, operator, contact, periods, providers }: LegalFacts, say: Say) {
  const { register, vatNumber, responsible } = operator;
  const board = escapeMarkdown(name);
  const named = [operator.name, operator.address].filter((part) => part !== null);
  const whole = named.join(', ').replaceAll(/\s*\n\s*/g, ', ');
  const notNamed = say`The operator of this board has not given a name and an address yet.`;
  return {
    board,
    operator: operator.name === null ? notNamed : say`${board} is run by ${escapeMarkdown(whole)}.`,
    named: named.length > 0 ? named.map(escapeMarkdown).join('\n') : notNamed,
    given: list([
      register !== null && say`Register: ${escapeMarkdown(register)}`,
      vatNumber !== null && say`VAT number: ${escapeMarkdown(vatNumber)}`,
      responsible !== null && say`Responsible for the content: ${escapeMarkdown(responsible)}`,
    ]),
    contact: list([
      contact.email !== null &&
        say`Email: ${`[${escapeMarkdown(contact.email)}](mailto:${encodeURI(contact.email)})`}`,
      contact.phone !== null && say`Phone: ${escapeMarkdown(contact.phone)}`,
      say`Write to us on the page ${`[${say`Contact`}](${localPath(paths.contact, say.language)})`}`,
    ]),
    members: listRows(listMemberRows(periods), say),
    guests: listRows(listGuestRows(periods), say),
    logs: listRows(listLogRows(periods), say),
    recipients: list(listDataRecipients(providers, say)),
    reportDays: say`${plural(periods.reportDays, 'day')}`,
  };
}

const list = (items: readonly (string | false)[]): string =>
  items
    .filter((item) => item !== false)
    .map((item) => `- ${item}`)
    .join('\n');

const listRows = (rows: readonly RetentionRow[], say: Say): string =>
  list(
    rows.map(({ what, why, until }) => say`**${term(what)}.** ${term(why)}. For how long: ${term(until)}.`),
  );
