import {
  listGuestRows,
  listLogRows,
  listMemberRows,
  type RetentionRow,
} from '@waymark/contract/lifecycle/retention-rows';
import type { RetentionPeriods } from '@waymark/contract/lifecycle/retention';
import { formatDay } from '@waymark/contract/text/format-day';
import { sayEnglish } from '@waymark/contract/text/say';
import { board } from '../../../platform/board/board.ts';
import { escapeHtml } from '../../../platform/html/escape-html.ts';
import { agreementParts, measures, recordParts } from './constants.ts';
import type { Processor } from './rules.ts';

/** What both documents are filled with. */
export interface DocumentFacts {
  madeAt: Date;
  publicUrl: string;
  operator: readonly string[];
  processors: readonly Processor[];
  periods: RetentionPeriods;
}

const style = `body{max-width:52rem;margin:0 auto;padding:2rem 1.25rem 4rem;font:16px/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
h1{line-height:1.2}h2{margin:2.5rem 0 .75rem}table{border-collapse:collapse;width:100%}
th,td{border:1px solid #8888;padding:.4rem .6rem;text-align:start;vertical-align:top}.note{border-inline-start:4px solid #8888;padding-inline-start:1rem}`;

const notice =
  'This is a starting point that the board has filled in with its own settings. It is no legal advice: ' +
  'check every line, complete what stands in square brackets, and have it looked over before you use it.';

/** The record of processing activities (Art. 30 GDPR) of the board's operator. */
export function renderRecord(facts: DocumentFacts): string {
  const { periods, processors } = facts;
  return renderDocument('Record of processing activities', facts, [
    renderPart('1. Controller', [...facts.operator, '[data protection officer, if there is one]']),
    ...recordParts.map(({ title, lines }, at) => renderPart(`${at + 2}. ${title}`, lines)),
    `<h2>What is kept, what for, and for how long</h2>${renderRetention([
      ...listMemberRows(periods),
      ...listGuestRows(periods),
      ...listLogRows(periods),
    ])}`,
    `<h2>Recipients and processors</h2>${renderProcessors(processors)}`,
    renderPart('Technical and organisational measures', measures),
  ]);
}

/** The agreement between an employer and the board's operator (Art. 28 GDPR). */
export function renderAgreement(facts: DocumentFacts, company: { name: string; address: string }): string {
  return renderDocument('Agreement on the processing of applicants’ data', facts, [
    renderPart('Between', [
      [company.name, company.address || '[postal address]'].join(', ') + ' (the controller)',
      `${facts.operator.join(', ')} (the processor)`,
    ]),
    ...agreementParts.map(({ title, lines }, at) => renderPart(`${at + 1}. ${title}`, lines)),
    `<h2>Annex 1: sub-processors</h2>${renderProcessors(facts.processors.filter(({ ofApplicants }) => ofApplicants))}`,
    renderPart('Annex 2: technical and organisational measures', measures),
    renderPart('Signatures', ['[place, day, name and signature of the controller]', '[… of the processor]']),
  ]);
}

function renderDocument(title: string, facts: DocumentFacts, parts: readonly string[]): string {
  const heading = `${title}: ${board.settings.name}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(heading)}</title><style>${style}</style></head><body>
<h1>${escapeHtml(heading)}</h1>
<p class="note">${escapeHtml(notice)}</p>
<p>${escapeHtml(facts.publicUrl)}, as of ${formatDay(board.words, facts.madeAt)}</p>
${parts.join('\n')}
</body></html>
`;
}

function renderPart(title: string, lines: readonly string[]): string {
  return `<h2>${escapeHtml(title)}</h2>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}`;
}

function renderRetention(rows: readonly RetentionRow[]): string {
  return renderTable(
    ['What', 'What for', 'For how long'],
    rows.map(({ what, why, until }) => [what, why, until].map((said) => sayEnglish(said))),
  );
}

function renderProcessors(processors: readonly Processor[]): string {
  return renderTable(
    ['What', 'Where', 'Which data'],
    [
      ...processors.map(({ what, where, data }) => [what, where, data]),
      ['Hosting', '[who runs the server and the database, and in which country]', 'All data'],
    ],
  );
}

function renderTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (tag: 'th' | 'td', row: readonly string[]) =>
    `<tr>${row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  return `<table>${cells('th', heads)}${rows.map((row) => cells('td', row)).join('')}</table>`;
}
