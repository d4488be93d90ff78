import type { LineClass, ReadResume, ReadSectionKind } from '@waymark/contract/resumes/resume-reading';
import { contactHeading } from '../resume-words/constants.ts';
import { findDates, isOnlyDates, withoutDates } from '../resume-words/date-rules.ts';
import { knownHeading } from '../resume-words/rules.ts';
import { evidenceOf, type Evidence } from './evidence-rules.ts';
import { findFurniture, isDecoration, isDocumentTitle } from './furniture-rules.ts';

/** What became of one line. */
export interface LineAccount {
  line: string;
  class: LineClass;
  /** The index of its part in the ledger. */
  part: number;
  /** The entry whose value or text it is, as `positions 2`; null for lines of no entry. */
  entry: string | null;
}

/** A part of the document that lines belong to: the contact details, each section, and what is outside of them. */
export interface LedgerPart {
  kind: ReadSectionKind | 'contact' | 'furniture' | 'outside';
  heading: string | null;
  /** The ids of its entries. */
  entries: string[];
}

export interface Ledger {
  parts: LedgerPart[];
  /** Every line of the document once, in its order. */
  lines: LineAccount[];
}

/** Sections that are stored as a text, and of which nothing else is read. */
const textKinds: ReadonlySet<string> = new Set([
  'summary',
  'volunteering',
  'awards',
  'publications',
  'interests',
  'references',
]);

const listKinds = ['skills', 'languages', 'certifications'] as const;
const entryKinds = ['positions', 'education', 'projects'] as const;

interface Entry {
  id: string;
  header: readonly string[];
  lines: readonly string[];
  values: Evidence;
  /** Where and with whom it was: what several entries may take from one line above them. */
  shared: Evidence;
  text: Evidence;
}

/** The parts of the account that are worked out once. */
interface Known {
  ids: readonly string[];
  texts: ReadonlyMap<string, string>;
  partOf: ReadonlyMap<string, number>;
  kinds: readonly LedgerPart['kind'][];
  headings: ReadonlyMap<string, number>;
  headers: ReadonlyMap<string, Entry>;
  bodies: ReadonlyMap<string, Entry>;
  listed: ReadonlySet<string>;
  lists: ReadonlyMap<number, Evidence>;
  contact: ReadonlyMap<string, Evidence>;
  furniture: ReadonlySet<string>;
}

/** The parts that every ledger ends with. */
const ends: readonly LedgerPart[] = [
  { kind: 'furniture', heading: null, entries: [] },
  { kind: 'outside', heading: null, entries: [] },
];

/**
 * Accounts for every line of a resume: each is a field's value, a part of a section's text, repeated page furniture, or
 * not read. A value counts only for a line in which it stands.
 */
export function accountForLines(resume: ReadResume): Ledger {
  const parts: LedgerPart[] = [{ kind: 'contact', heading: null, entries: [] }];
  const partOf = new Map<string, number>();
  for (const { kind, heading, lines } of resume.sections) {
    const isContact = kind === 'other' && (heading === null || contactHeading.test(plainHeading(heading)));
    if (!isContact) parts.push({ kind, heading, entries: [] });
    for (const line of lines) if (!partOf.has(line)) partOf.set(line, isContact ? 0 : parts.length - 1);
  }
  const headings = findHeadings(resume, partOf);
  for (const [line, kind] of findBareHeadings(resume, partOf, headings)) {
    headings.set(line.id, parts.length);
    parts.push({ kind, heading: line.text, entries: [] });
  }
  parts.push(...ends.map((end) => structuredClone(end)));
  const entries = entriesOf(resume);
  for (const { id, lines } of entries)
    parts[partOf.get(lines[0] ?? '') ?? parts.length - 1]?.entries.push(id);
  const known = prepare(resume, { parts, partOf, headings, entries });
  return { parts, lines: known.ids.map((line, at) => accountFor(line, at, known)) };
}

const plainHeading = (text: string) => text.replace(/\s*:\s*$/, '').trim();

interface Begun extends Pick<Known, 'partOf' | 'headings'> {
  parts: readonly LedgerPart[];
  entries: readonly Entry[];
}

function prepare(resume: ReadResume, { parts, partOf, headings, entries }: Begun): Known {
  const lines = resume.pages.flatMap((page) => page.lines);
  const headers = new Map<string, Entry>();
  const bodies = new Map<string, Entry>();
  const texts = new Map(lines.map(({ id, text }) => [id, text]));
  for (const entry of entries) {
    for (const id of entry.header)
      if (!headers.has(id) && entry.values.isShownBy(texts.get(id) ?? '')) headers.set(id, entry);
    for (const id of entry.lines) if (!bodies.has(id)) bodies.set(id, entry);
  }
  return {
    ids: lines.map(({ id }) => id),
    texts,
    partOf,
    kinds: parts.map(({ kind }) => kind),
    headings,
    headers,
    bodies,
    listed: new Set(listKinds.flatMap((kind) => resume[kind].map(({ line }) => line))),
    lists: listsOf(resume, partOf),
    contact: contactOf(resume),
    furniture: findFurniture(resume.pages, resume.contact.name?.text),
  };
}

function accountFor(line: string, at: number, known: Known): LineAccount {
  const [part, furniture, outside] = [
    known.partOf.get(line) ?? known.headings.get(line),
    known.kinds.length - 2,
    known.kinds.length - 1,
  ];
  const text = (known.texts.get(line) ?? '').slice(0, maxLetters);
  const own = part ?? outside;
  const account = (kind: LineClass, of = own, entry: Entry | null = null): LineAccount => ({
    line,
    class: kind,
    part: of,
    entry: entry?.id ?? null,
  });
  const header = known.headers.get(line);
  if (header) return account('field', own, header);
  if (known.listed.has(line)) return account('field');
  if (known.contact.get(line)?.isShownBy(text)) return account('field', 0);
  if (known.headings.has(line)) return account('text');
  if (known.furniture.has(line) || isDecoration(text) || isDocumentTitle(text))
    return account('furniture', furniture);
  const body = known.bodies.get(line);
  if (body) return account(body.text.covers(text) ? 'text' : 'unread', own, body);
  const owner = ownerOf(at, known);
  if (owner) return account('field', own, owner);
  if (known.lists.get(own)?.covers(text)) return account('field');
  return account(isText(text, known.kinds[own]) ? 'text' : 'unread');
}

/** Further away a line tells nothing of an entry. */
const nearLines = 3;

/** A line without an entry that tells of the next one its employer or place, or of the one above it a date. */
function ownerOf(at: number, { ids, texts, headers, bodies, kinds, partOf }: Known): Entry | undefined {
  const line = ids[at] ?? '';
  const text = texts.get(line) ?? '';
  const part = partOf.get(line);
  if (part === undefined || kinds[part] === 'contact') return undefined;
  const beside = (step: number) => {
    const near = Array.from({ length: nearLines }, (_, nth) => ids[at + step * (nth + 1)] ?? '');
    const next = near.find((id) => partOf.get(id) !== part || bodies.has(id));
    return next !== undefined && partOf.get(next) === part ? bodies.get(next) : undefined;
  };
  if (isOnlyDates(text)) {
    const above = beside(-1);
    return above?.values.holds(text) ? above : undefined;
  }
  const below = beside(1);
  const isNext = below?.header.some((id) => headers.get(id) === below);
  return isNext && below?.shared.holds(withoutDates(text)) ? below : undefined;
}

/** Whether a line that no field was read from is stored with the text of its section. */
function isText(text: string, kind: LedgerPart['kind'] | undefined): boolean {
  if (kind === undefined || kind === 'outside' || kind === 'furniture') return false;
  if (textKinds.has(kind)) return true;
  if (/^[^\d@]{2,30}:$/.test(text.trim())) return true;
  if (kind === 'contact') return contactHeading.test(plainHeading(text));
  if (text.length <= maxHeading && knownHeading(text) !== undefined) return true;
  // Below a heading that nothing knows, a line with a time of work may begin a job.
  return kind === 'other' && !findDates(text).some(({ isRange }) => isRange);
}

const maxHeading = 80;
/** As in a reading: nothing is sought in what is longer. */
const maxLetters = 3000;

/** Headings with nothing below them that was taken for theirs. */
function findBareHeadings(
  { pages }: ReadResume,
  partOf: ReadonlyMap<string, number>,
  headings: ReadonlyMap<string, number>,
) {
  return pages
    .flatMap((page) => page.lines)
    .flatMap((line) => {
      if (partOf.has(line.id) || headings.has(line.id) || line.text.length > maxHeading) return [];
      const kind = knownHeading(line.text);
      return kind === undefined || kind === 'contact' ? [] : [[line, kind] as const];
    });
}

/** The headings, which sections name by their text alone: the last such line above the first of their own. */
function findHeadings(
  { pages, sections }: ReadResume,
  partOf: ReadonlyMap<string, number>,
): Map<string, number> {
  const lines = pages.flatMap((page) => page.lines);
  const free = Map.groupBy(
    lines.map(({ id, text }, at) => ({ id, text, at })).filter(({ id }) => !partOf.has(id)),
    ({ text }) => text.trim(),
  );
  const places = new Map(lines.map(({ id }, at) => [id, at]));
  const headings = new Map<string, number>();
  for (const { heading, lines: own } of sections) {
    const part = partOf.get(own[0] ?? '');
    const candidates = (free.get(heading?.trim() ?? '') ?? []).filter(({ id }) => !headings.has(id));
    const first = places.get(own[0] ?? '') ?? 0;
    const line = candidates.findLast(({ at }) => at < first) ?? candidates[0];
    if (heading !== null && line && part !== undefined) headings.set(line.id, part);
  }
  // Printed again, on the next page or above an empty part: it belongs to the section that it names.
  for (const { heading, lines: own } of sections) {
    const part = partOf.get(own[0] ?? '');
    if (part === undefined || heading === null) continue;
    for (const { id } of free.get(heading.trim()) ?? []) if (!headings.has(id)) headings.set(id, part);
  }
  return headings;
}

function entriesOf(resume: ReadResume): Entry[] {
  return entryKinds.flatMap((kind) =>
    resume[kind].map((entry, at) => {
      const shared = ['company', 'institution', 'place', 'team'].map((name) => valueOf(entry, name));
      const own = ['title', 'degree', 'name', 'dates', 'start', 'end'].map((name) => valueOf(entry, name));
      const text = 'details' in entry ? entry.details : entry.bullets;
      return {
        id: `${kind} ${at + 1}`,
        header: entry.header,
        lines: entry.lines,
        values: evidenceOf([...shared, ...own]),
        shared: evidenceOf(shared),
        text: evidenceOf(text),
      };
    }),
  );
}

function valueOf(entry: object, name: string): string | null {
  const value = (entry as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : null;
}

/** What the lists of each part hold: an item may be written over several lines. */
function listsOf(
  { skills, languages, certifications }: ReadResume,
  partOf: ReadonlyMap<string, number>,
): ReadonlyMap<number, Evidence> {
  const items = [
    ...skills.map(({ line, name, group }) => ({ line, said: [name, group] })),
    ...languages.map(({ line, name, level }) => ({ line, said: [name, level] })),
    ...certifications.map(({ line, name }) => ({ line, said: [name] })),
  ];
  const byPart = Map.groupBy(items, ({ line }) => partOf.get(line) ?? -1);
  return new Map([...byPart].map(([part, own]) => [part, evidenceOf(own.flatMap(({ said }) => said))]));
}

function contactOf({ contact }: ReadResume): ReadonlyMap<string, Evidence> {
  const { name, headline, email, phone, place, links } = contact;
  const found = [name, headline, email, phone, place].flatMap((one) => one ?? []);
  const said = [
    ...found.map(({ line, text }) => ({ line, text })),
    ...links.flatMap(({ line, text, url }) => [text, url].map((one) => ({ line, text: one }))),
  ];
  const byLine = Map.groupBy(said, ({ line }) => line);
  return new Map([...byLine].map(([line, own]) => [line, evidenceOf(own.map(({ text }) => text))]));
}
