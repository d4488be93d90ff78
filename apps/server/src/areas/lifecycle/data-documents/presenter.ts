import {
  listGuestRows,
  listLogRows,
  listMemberRows,
  type RetentionRow,
} from '@waymark/contract/lifecycle/retention-rows';
import type { RetentionPeriods } from '@waymark/contract/lifecycle/retention';
import { formatDay } from '@waymark/contract/text/format-day';
import type { Say } from '@waymark/contract/text/say';
import { board } from '../../../platform/board/board.ts';
import { escapeHtml } from '../../../platform/html/escape-html.ts';
import { agreementParts, measures, recordParts } from './constants.ts';
import type { Processor } from './rules.ts';
import { directionOf } from '@waymark/contract/text/languages';
import { type Message, msg } from '@waymark/contract/text/message';

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

const notice = msg`This is a starting point that the board has filled in with its own settings. It is no legal advice: check every line, complete what stands in square brackets, and have it looked over before you use it.`;

/** The record of processing activities (Art. 30 GDPR) of the board's operator. */
export function renderRecord(say: Say, facts: DocumentFacts): string {
  const { periods, processors } = facts;
  return renderDocument(say, msg`Record of processing activities`, facts, [
    renderPart(say, `1. ${say`Controller`}`, [
      ...facts.operator,
      msg`[data protection officer, if there is one]`,
    ]),
    ...recordParts.map(({ title, lines }, at) => renderPart(say, `${at + 2}. ${say(title)}`, lines)),
    renderHeading(say`What is kept, what for, and for how long`) +
      renderRetention(say, [...listMemberRows(periods), ...listGuestRows(periods), ...listLogRows(periods)]),
    renderHeading(say`Recipients and processors`) + renderProcessors(say, processors),
    renderPart(say, say`Technical and organisational measures`, measures),
  ]);
}

/** The agreement between an employer and the board's operator (Art. 28 GDPR). */
export function renderAgreement(
  say: Say,
  facts: DocumentFacts,
  company: { name: string; address: string },
): string {
  const controller = [company.name, company.address || say`[postal address]`].join(', ');
  const processor = facts.operator.map((line) => say(line)).join(', ');
  return renderDocument(say, msg`Agreement on the processing of applicants’ data`, facts, [
    renderPart(say, say`Between`, [msg`${controller} (the controller)`, msg`${processor} (the processor)`]),
    ...agreementParts.map(({ title, lines }, at) => renderPart(say, `${at + 1}. ${say(title)}`, lines)),
    renderHeading(say`Annex 1: sub-processors`) +
      renderProcessors(
        say,
        facts.processors.filter(({ ofApplicants }) => ofApplicants),
      ),
    renderPart(say, say`Annex 2: technical and organisational measures`, measures),
    renderPart(say, say`Signatures`, [
      msg`[place, day, name and signature of the controller]`,
      msg`[… of the processor]`,
    ]),
  ]);
}

function renderDocument(say: Say, title: string, facts: DocumentFacts, parts: readonly string[]): string {
  const heading = `${say(title)}: ${board.settings.name}`;
  const asOf = say`${facts.publicUrl}, as of ${formatDay(board.words, facts.madeAt, say.language)}`;
  return `<!doctype html><html lang="${say.language}" dir="${directionOf(say.language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(heading)}</title><style>${style}</style></head><body>
<h1>${escapeHtml(heading)}</h1>
<p class="note">${escapeHtml(say(notice))}</p>
<p>${escapeHtml(asOf)}</p>
${parts.join('\n')}
</body></html>
`;
}

const renderHeading = (title: string) => `<h2>${escapeHtml(title)}</h2>`;

const renderPart = (say: Say, title: string, lines: readonly Message[]): string =>
  renderHeading(title) + lines.map((line) => `<p>${escapeHtml(say(line))}</p>`).join('');

function renderRetention(say: Say, rows: readonly RetentionRow[]): string {
  return renderTable(
    say,
    [msg`What`, msg`What for`, msg`For how long`],
    rows.map(({ what, why, until }) => [what, why, until]),
  );
}

function renderProcessors(say: Say, processors: readonly Processor[]): string {
  return renderTable(
    say,
    [msg`What`, msg`Where`, msg`Which data`],
    [
      ...processors.map(({ what, where, data }) => [what, where, data]),
      [msg`Hosting`, msg`[who runs the server and the database, and in which country]`, msg`All data`],
    ],
  );
}

function renderTable(say: Say, heads: readonly string[], rows: readonly (readonly Message[])[]): string {
  const cells = (tag: 'th' | 'td', row: readonly Message[]) =>
    `<tr>${row.map((cell) => `<${tag}>${escapeHtml(say(cell))}</${tag}>`).join('')}</tr>`;
  return `<table>${cells('th', heads)}${rows.map((row) => cells('td', row)).join('')}</table>`;
}
