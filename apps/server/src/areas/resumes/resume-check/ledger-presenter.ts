import { unreadShown } from '@waymark/contract/resumes/choices';
import type { LineCounts } from '@waymark/contract/resumes/resume-check';
import type { ReadPosition, ReadResume } from '@waymark/contract/resumes/resume-reading';
import { msg, plural, term, type Message } from '@waymark/contract/text/message';
import type { Ledger, LineAccount } from '../resume-reading/ledger-rules.ts';
import { placeOf, shorten, type ResumeText } from './text-rules.ts';
import type { FoundCheck, FoundField, FoundPart } from './finding-rules.ts';
import { asWritten, joinMessages } from './message-rules.ts';

/** Longer lists are cut to this length and end with the number of items left out. */
const listed = 30;

type Part = Ledger['parts'][number];

/** What an employer’s software would store of each part of a resume, according to our own reader. */
export function presentLedger(
  resume: ReadResume,
  text: Pick<ResumeText, 'byId' | 'ledger'>,
): FoundCheck['ledger'] {
  const { parts, lines } = text.ledger;
  const byPart = Map.groupBy(lines, ({ part }) => part);
  const rows = parts.map((part, at) => presentPart(part, byPart.get(at) ?? [], { resume, text, at }));
  return {
    counts: countLines(lines),
    parts: rows.filter(({ id, counts }) => id === 'contact' || Object.values(counts).some(Boolean)),
  };
}

const countOf = (lines: readonly LineAccount[], kind: LineAccount['class']) =>
  lines.filter((line) => line.class === kind).length;

function countLines(lines: readonly LineAccount[]): LineCounts {
  return {
    field: countOf(lines, 'field'),
    text: countOf(lines, 'text'),
    furniture: countOf(lines, 'furniture'),
    unread: countOf(lines, 'unread'),
  };
}

interface Given {
  resume: ReadResume;
  text: Pick<ResumeText, 'byId'>;
  at: number;
}

function presentPart(part: Part, lines: readonly LineAccount[], { resume, text, at }: Given): FoundPart {
  const counts = countLines(lines);
  const own = new Set(lines.map(({ line }) => line));
  const stored = storedOf(part, resume, own);
  const isNumbered = part.kind !== 'contact' && part.kind !== 'furniture' && part.kind !== 'outside';
  return {
    id: isNumbered ? `section-${at}` : part.kind,
    label: part.heading === null ? (labels[part.kind] ?? msg`Other`) : asWritten(shorten(part.heading)),
    says: describePart(part, counts, countItems(part, resume, own)),
    counts,
    stored,
    unread: lines
      .filter((line) => line.class === 'unread')
      .slice(0, unreadShown)
      .flatMap(({ line }) => placeOf(text, line) ?? []),
  };
}

const labels: Partial<Record<Part['kind'], string>> = {
  contact: msg`Contact details`,
  summary: msg`Summary`,
  experience: msg`Experience`,
  education: msg`Education`,
  skills: msg`Skills`,
  projects: msg`Projects`,
  languages: msg`Languages`,
  certifications: msg`Certifications`,
  furniture: msg`Repeated on pages`,
  outside: msg`Outside of all sections`,
};

interface Items {
  none: Message;
  some(count: number): Message;
}

/** What is read in sections of a kind; the other kinds are kept as a text. */
const items: Partial<Record<Part['kind'], Items>> = {
  experience: { none: msg`no job read`, some: (count) => msg`${plural(count, 'job')} read` },
  education: {
    none: msg`no degree or course read`,
    some: (count) => msg`${plural(count, 'degree or course', 'degrees or courses')} read`,
  },
  projects: { none: msg`no project read`, some: (count) => msg`${plural(count, 'project')} read` },
  skills: { none: msg`no skill read`, some: (count) => msg`${plural(count, 'skill')} read` },
  languages: { none: msg`no language read`, some: (count) => msg`${plural(count, 'language')} read` },
  certifications: {
    none: msg`no certificate read`,
    some: (count) => msg`${plural(count, 'certificate')} read`,
  },
};

/** "A heading and 22 lines, no job read". */
function describePart({ kind, heading }: Part, counts: LineCounts, count: number): Message {
  const all = counts.field + counts.text + counts.furniture + counts.unread;
  const below = Math.max(0, heading === null ? all : all - 1);
  const isAllUnread = counts.unread === below && below > 0;
  const unread =
    counts.unread === 0 ? [] : [isAllUnread ? msg`none of them read` : msg`${counts.unread} not read`];
  if (kind === 'furniture') return msg`${plural(all, 'line')}: page numbers and what stands on several pages`;
  if (kind === 'outside')
    return joinMessages([msg`${plural(all, 'line')} below no heading`, ...unread], ', ');
  if (kind === 'contact')
    return joinMessages([msg`${plural(all, 'line')} at the top and beside it`, ...unread], ', ');
  const began =
    heading === null
      ? msg`${plural(below, 'line')}`
      : below === 0
        ? msg`A heading with no line below`
        : msg`A heading and ${plural(below, 'line')}`;
  const item = items[kind];
  if (!item || (count === 0 && counts.unread === 0)) {
    const kept = counts.text > (heading === null ? 0 : 1) ? [msg`kept as a text`] : [];
    return joinMessages([began, ...kept, ...unread], ', ');
  }
  if (count === 0) return joinMessages([began, item.none], ', ');
  return joinMessages([began, joinMessages([item.some(count), ...unread], ', ')], ': ');
}

function countItems(part: Part, resume: ReadResume, own: ReadonlySet<string>): number {
  if (part.kind === 'skills' || part.kind === 'languages' || part.kind === 'certifications')
    return resume[part.kind].filter(({ line }) => own.has(line)).length;
  return part.entries.length;
}

function storedOf(part: Part, resume: ReadResume, own: ReadonlySet<string>): FoundField[] {
  if (part.kind === 'furniture') return [];
  const { skills, languages, certifications } = resume;
  const ofPart = <Item extends { line: string }>(all: readonly Item[]) =>
    all.filter(({ line }) => own.has(line));
  const list = (label: Message, texts: readonly string[]) =>
    texts.length === 0 ? [] : [field(label, joined(texts))];
  return [
    ...(part.kind === 'contact' ? contactFields(resume) : []),
    ...entryFields(part.entries, resume),
    ...list(
      msg`Skills`,
      ofPart(skills).map(({ name }) => name),
    ),
    ...list(
      msg`Languages`,
      ofPart(languages).map(({ name, level }) => (level ? `${name} (${level})` : name)),
    ),
    ...list(
      msg`Certificates`,
      ofPart(certifications).map(({ name }) => name),
    ),
  ];
}

function contactFields({ contact }: ReadResume): FoundField[] {
  return [
    field(msg`Name`, written(contact.name?.text)),
    field(msg`Headline`, written(contact.headline?.text)),
    field(msg`Email`, written(contact.email?.text)),
    field(msg`Phone`, written(contact.phone?.text)),
    field(msg`Place`, written(contact.place?.text)),
    field(
      msg`Links`,
      joined(
        contact.links.map(({ url }) => url.replace(/^https?:\/\/(?:www\.)?|^mailto:/, '').replace(/\/$/, '')),
      ),
    ),
  ];
}

function entryFields(entries: readonly string[], resume: ReadResume): FoundField[] {
  const shown = entries.slice(0, listed).flatMap((id) => entryField(id, resume) ?? []);
  const more = entries.length - shown.length;
  return more > 0 ? [...shown, field(msg`And`, msg`${more} more`)] : shown;
}

function entryField(id: string, { positions, education, projects }: ReadResume): FoundField | undefined {
  const [kind = '', number = ''] = id.split(' ');
  const at = Number(number) - 1;
  const position = kind === 'positions' ? positions[at] : undefined;
  if (position) return field(msg`Job ${number}`, describePosition(position));
  const school = kind === 'education' ? education[at] : undefined;
  if (school) {
    return field(
      msg`Entry ${number}`,
      side(
        written(school.degree) ?? msg`no degree`,
        written(school.institution) ?? msg`no school`,
        written(school.place),
        written(school.dates) ?? msg`no dates`,
      ),
    );
  }
  const project = kind === 'projects' ? projects[at] : undefined;
  return (
    project &&
    field(msg`Project ${number}`, side(written(project.name) ?? msg`no name`, written(project.dates)))
  );
}

/** All values of a job: what was read into a place or a team, rightly or not, is to be seen. */
function describePosition({ title, company, team, place, dates, bullets, isWhole }: ReadPosition): Message {
  const employer = isWhole ? msg`title and employer not told apart` : (written(company) ?? msg`no employer`);
  const values = side(
    written(title) ?? msg`no title`,
    employer,
    written(team),
    written(place),
    written(dates) ?? msg`no dates`,
  );
  return msg`${term(values)} (${plural(bullets.length, 'line')})`;
}

/** Nothing is shown for an empty text. */
const written = (text: string | null | undefined): Message | null =>
  text ? asWritten(shorten(text, maxStored)) : null;

const maxStored = 600;

const side = (...values: readonly (Message | null)[]): Message =>
  joinMessages(
    values.filter((value) => value !== null),
    ' · ',
  );

const field = (label: Message, value: Message | null): FoundField => ({ label, value });

function joined(texts: readonly string[]): Message | null {
  if (texts.length === 0) return null;
  const shown = asWritten(shorten(texts.slice(0, listed).join(', '), maxStored));
  return texts.length > listed ? msg`${term(shown)} and ${texts.length - listed} more` : shown;
}
