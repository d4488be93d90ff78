import type { AccountExport } from '@waymark/contract/lifecycle/privacy';
import { board } from '../../../platform/board/board.ts';
import { escapeHtml } from '../../../platform/html/escape-html.ts';
import { fieldLabels, type FieldKey } from '../../../platform/personal-data/field-labels.ts';
import type { FieldNames, Row, Value } from '../../../platform/personal-data/personal-data.ts';
import { isStoredFile, formatMoment, type Section } from './rules.ts';
import { directionOf } from '@waymark/contract/text/languages';
import { type Message, msg } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';

const style = `:root{color-scheme:light dark;--soft:#8885}
body{max-width:50rem;margin:0 auto;padding:2rem 1.25rem 4rem;font:17px/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
h1{line-height:1.15;margin:0 0 1rem}h2{margin:3rem 0 1rem;padding-bottom:.5rem;border-bottom:2px solid var(--soft)}
nav ul{columns:2 14rem;padding-inline-start:1.25rem}dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.375rem 1.5rem;margin:0}
dl+dl{margin-top:1.5rem;padding-top:1.5rem;border-top:1px solid var(--soft)}dt{font-weight:600}dd{margin:0;white-space:pre-wrap}
.none{opacity:.7}@media(width<36rem){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.75rem}}`;

/** The copy as a page for people: it loads nothing, runs nothing, and its files lie beside it. */
export function renderIndex(
  say: Say,
  madeAt: Date,
  sections: readonly Section[],
  places: ReadonlyMap<string, string>,
): string {
  const title = escapeHtml(say`Your data at ${board.settings.name}`);
  const moment = formatMoment(madeAt, say.language);
  const list = sections.map(
    (section) =>
      `<li><a href="#${section.key}">${escapeHtml(say(section.title))}</a> (${section.rows.length})</li>`,
  );
  const parts = sections.map((section) => renderSection(say, section, places));
  return `<!doctype html><html lang="${say.language}" dir="${directionOf(say.language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title><style>${style}</style></head><body>
<h1>${title}</h1>
<p>${escapeHtml(say`Everything that ${board.settings.name} keeps about you, as it was on ${moment}.`)}
${writeLines(
  say,
  msg`Your files are in the folder <strong>files</strong>. For programs, the same data is in <data>data.json</data>.`,
  {
    strong: (inside) => `<strong>${inside}</strong>`,
    data: (inside) => `<a href="data.json">${inside}</a>`,
  },
)}</p>
<p>${escapeHtml(say`Your password, and the secrets of sessions and mailed links, are not here: only fingerprints of them are kept, which cannot be read back.`)}</p>
<nav aria-label="${escapeHtml(say`Contents`)}"><ul>${list.join('')}</ul></nav>
${parts.join('\n')}
</body></html>
`;
}

/** A message with elements, as HTML. */
const writeLines = (say: Say, message: Message, tags: Record<string, (inside: string) => string>): string =>
  say
    .pieces(message)
    .map((piece) =>
      typeof piece === 'string'
        ? escapeHtml(piece)
        : (tags[piece.tag]?.(escapeHtml(piece.inside.filter((one) => typeof one === 'string').join(''))) ??
          ''),
    )
    .join('');

function renderSection(say: Say, section: Section, places: ReadonlyMap<string, string>): string {
  const content =
    section.rows.map((row) => renderRow(say, row, section, places)).join('') ||
    `<p class="none">${escapeHtml(say`Nothing is kept.`)}</p>`;
  return `<section id="${section.key}"><h2>${escapeHtml(say(section.title))}</h2>${content}</section>`;
}

function renderRow(
  say: Say,
  row: Row,
  { names = {}, labels = {} }: Section,
  places: ReadonlyMap<string, string>,
): string {
  const shown = Object.entries(row).filter(([key]) => !/^id$|Id$/.test(key) && names[key] !== null);
  const pairs = shown.map(([key, value]) => {
    const text = renderValue(say, nameValue(say, value, names[key]), places);
    const label = labels[key] ?? fieldLabels[key as FieldKey];
    return `<dt>${escapeHtml(say(label))}</dt><dd>${text}</dd>`;
  });
  return `<dl>${pairs.join('')}</dl>`;
}

/** A word of the code, or each of a list, as people read it. */
function nameValue(say: Say, value: Value, name: FieldNames[string]): Value {
  const nameOne = (one: string) => (one === '' || !name ? one : name(one as never, say));
  if (typeof value === 'string') return nameOne(value);
  return isWords(value) ? value.map(nameOne) : value;
}

const isWords = (value: Value): value is readonly string[] => Array.isArray(value);

function renderValue(say: Say, value: Value, places: ReadonlyMap<string, string>): string {
  if (isStoredFile(value)) {
    const place = places.get(value.storageKey) ?? '';
    const address = place.split('/').map(encodeURIComponent).join('/');
    return `<a href="${escapeHtml(address)}">${escapeHtml(value.name)}</a>`;
  }
  if (value instanceof Date) return formatMoment(value, say.language);
  if (typeof value === 'boolean') return value ? say`Yes` : say`No`;
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  return text === '' ? `<span class="none">${escapeHtml(say`Not given`)}</span>` : escapeHtml(text);
}

/** A copy with what is known of its file. */
export interface ExportRow {
  id: string;
  status: AccountExport['status'];
  done: number;
  total: number;
  created_at: Date;
  expires_at: Date | null;
  size: number | null;
}

/** A copy as its owner's browser gets it. */
export function presentExport(row: ExportRow): AccountExport {
  return {
    id: row.id,
    status: row.status,
    done: row.done,
    total: row.total,
    size: row.size,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
  };
}
