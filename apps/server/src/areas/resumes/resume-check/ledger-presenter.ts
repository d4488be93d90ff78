import { unreadShown } from '@waymark/contract/resumes/choices';
import type { LedgerPart, LineCounts, ReadLedger, StoredField } from '@waymark/contract/resumes/resume-check';
import type { ReadPosition, ReadResume } from '@waymark/contract/resumes/resume-reading';
import { msg } from '@waymark/contract/text/message';
import type { Ledger, LineAccount } from '../resume-reading/ledger-rules.ts';
import { placeOf, plural, shorten, type ResumeText } from './text-rules.ts';

/** Longer lists are cut to this length and end with the number of items left out. */
const listed = 30;

type Part = Ledger['parts'][number];

/** What an employer’s software would store of each part of a resume, according to our own reader. */
export function presentLedger(resume: ReadResume, text: Pick<ResumeText, 'byId' | 'ledger'>): ReadLedger {
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

function presentPart(part: Part, lines: readonly LineAccount[], { resume, text, at }: Given): LedgerPart {
  const counts = countLines(lines);
  const own = new Set(lines.map(({ line }) => line));
  const stored = storedOf(part, resume, own);
  const isNumbered = part.kind !== 'contact' && part.kind !== 'furniture' && part.kind !== 'outside';
  return {
    id: isNumbered ? `section-${at}` : part.kind,
    label: shorten(part.heading ?? labels[part.kind] ?? 'Other'),
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
  contact: 'Contact details',
  summary: msg`Summary`,
  experience: 'Experience',
  education: 'Education',
  skills: 'Skills',
  projects: 'Projects',
  languages: 'Languages',
  certifications: 'Certifications',
  furniture: 'Repeated on pages',
  outside: 'Outside of all sections',
};

/** What is read in sections of a kind; the other kinds are kept as a text. */
const items: Partial<Record<Part['kind'], readonly [one: string, many: string]>> = {
  experience: ['job', 'jobs'],
  education: ['degree or course', 'degrees or courses'],
  projects: ['project', 'projects'],
  skills: ['skill', 'skills'],
  languages: ['language', 'languages'],
  certifications: ['certificate', 'certificates'],
};

/** "A heading and 22 lines, no job read". */
function describePart({ kind, heading }: Part, counts: LineCounts, count: number): string {
  const all = counts.field + counts.text + counts.furniture + counts.unread;
  const below = Math.max(0, heading === null ? all : all - 1);
  const lines = plural(below, 'line');
  const unread =
    counts.unread === 0
      ? ''
      : `, ${counts.unread === below && below > 0 ? 'none of them read' : `${counts.unread} not read`}`;
  if (kind === 'furniture') return `${plural(all, 'line')}: page numbers and what stands on several pages`;
  if (kind === 'outside') return `${plural(all, 'line')} below no heading${unread}`;
  if (kind === 'contact') return `${plural(all, 'line')} at the top and beside it${unread}`;
  const began =
    heading === null ? lines : below === 0 ? 'A heading with no line below' : `A heading and ${lines}`;
  const [one, many] = items[kind] ?? [];
  if (one === undefined || (count === 0 && counts.unread === 0)) {
    const kept = counts.text > (heading === null ? 0 : 1) ? ', kept as a text' : '';
    return `${began}${kept}${unread}`;
  }
  if (count === 0) return `${began}, no ${one} read`;
  return `${began}: ${plural(count, one, many)} read${unread}`;
}

function countItems(part: Part, resume: ReadResume, own: ReadonlySet<string>): number {
  if (part.kind === 'skills' || part.kind === 'languages' || part.kind === 'certifications')
    return resume[part.kind].filter(({ line }) => own.has(line)).length;
  return part.entries.length;
}

function storedOf(part: Part, resume: ReadResume, own: ReadonlySet<string>): StoredField[] {
  if (part.kind === 'furniture') return [];
  const { skills, languages, certifications } = resume;
  const ofPart = <Item extends { line: string }>(all: readonly Item[]) =>
    all.filter(({ line }) => own.has(line));
  const list = (label: string, texts: readonly string[]) =>
    texts.length === 0 ? [] : [field(label, joined(texts))];
  return [
    ...(part.kind === 'contact' ? contactFields(resume) : []),
    ...entryFields(part.entries, resume),
    ...list(
      'Skills',
      ofPart(skills).map(({ name }) => name),
    ),
    ...list(
      'Languages',
      ofPart(languages).map(({ name, level }) => (level ? `${name} (${level})` : name)),
    ),
    ...list(
      'Certificates',
      ofPart(certifications).map(({ name }) => name),
    ),
  ];
}

function contactFields({ contact }: ReadResume): StoredField[] {
  return [
    field('Name', contact.name?.text),
    field('Headline', contact.headline?.text),
    field('Email', contact.email?.text),
    field('Phone', contact.phone?.text),
    field('Place', contact.place?.text),
    field(
      'Links',
      joined(
        contact.links.map(({ url }) => url.replace(/^https?:\/\/(?:www\.)?|^mailto:/, '').replace(/\/$/, '')),
      ),
    ),
  ];
}

function entryFields(entries: readonly string[], resume: ReadResume): StoredField[] {
  const shown = entries.slice(0, listed).flatMap((id) => entryField(id, resume) ?? []);
  const more = entries.length - shown.length;
  return more > 0 ? [...shown, field('And', `${more} more`)] : shown;
}

function entryField(id: string, { positions, education, projects }: ReadResume): StoredField | undefined {
  const [kind = '', number = ''] = id.split(' ');
  const at = Number(number) - 1;
  const position = kind === 'positions' ? positions[at] : undefined;
  if (position) return field(`Job ${number}`, describePosition(position));
  const school = kind === 'education' ? education[at] : undefined;
  if (school) {
    const parts = [
      school.degree ?? 'no degree',
      school.institution ?? 'no school',
      school.place,
      school.dates ?? 'no dates',
    ].filter(Boolean);
    return field(`Entry ${number}`, parts.join(' · '));
  }
  const project = kind === 'projects' ? projects[at] : undefined;
  return (
    project &&
    field(`Project ${number}`, [project.name ?? 'no name', project.dates].filter(Boolean).join(' · '))
  );
}

/** All values of a job: what was read into a place or a team, rightly or not, is to be seen. */
function describePosition({ title, company, team, place, dates, bullets, isWhole }: ReadPosition): string {
  const employer = isWhole ? 'title and employer not told apart' : (company ?? 'no employer');
  const values = [title ?? 'no title', employer, team, place, dates ?? 'no dates'];
  return `${values.filter(Boolean).join(' · ')} (${plural(bullets.length, 'line')})`;
}

function field(label: string, value: string | null | undefined): StoredField {
  return { label, value: value ? shorten(value, 600) : null };
}

function joined(texts: readonly string[]): string | null {
  if (texts.length === 0) return null;
  const more = texts.length > listed ? ` and ${texts.length - listed} more` : '';
  return `${texts.slice(0, listed).join(', ')}${more}`;
}
