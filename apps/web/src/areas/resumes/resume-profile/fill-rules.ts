import type { BoardWords } from '@waymark/contract/board-words';
import {
  educationLevels,
  resumeProfileLimits,
  type EducationLevel,
  type ResumeSectionKey,
} from '@waymark/contract/resumes/choices';
import type { ResumeDocument } from '@waymark/contract/resumes/resume-profile';
import type {
  ReadEducation,
  ReadPosition,
  ReadProject,
  ReadResume,
  ReadSectionKind,
} from '@waymark/contract/resumes/resume-reading';
import { hasOpenStart, readPrintedSpan, type PrintedDate } from '@waymark/contract/text/read-printed-date';
import { msg } from '@waymark/contract/text/message';
import { labelled } from './entry-rules.ts';
import { sectionFields } from './field-constants.ts';
import { entriesOf, isList, withEntry, type Entry } from './form-rules.ts';
import { findReferees } from './reference-rules.ts';
import { sayHere } from '../../../lib/languages/say.ts';

/** An ambiguous date, which the user resolves. */
export interface DateQuestion {
  field: 'from' | 'till';
  printed: string;
  choices: readonly string[];
}

interface FieldChange {
  label: string;
  before: string;
  after: string;
}

/** A value of a file for one place of My Resume. */
export interface Proposal {
  key: string;
  section: ResumeSectionKey;
  title: string;
  /** Whether it changes an existing value. */
  isChange: boolean;
  changes: readonly FieldChange[];
  questions: readonly DateQuestion[];
  /** The lines of the file that contain it. */
  lines: readonly string[];
  /** A text, or the whole entry. */
  value: string | Entry;
  /** The value without changes of existing fields; null if nothing is left. */
  addition: string | Entry | null;
}

interface Found {
  section: ResumeSectionKey;
  value: string | Readonly<Record<string, unknown>>;
  questions?: readonly DateQuestion[];
  lines: readonly string[];
}

/** The content of a file that My Resume lacks, in the order of the page. `createId` names new entries. */
export function listProposals(
  words: BoardWords,
  read: ReadResume,
  document: ResumeDocument,
  createId: () => string,
): Proposal[] {
  return [
    ...findTexts(read),
    ...findWords(read),
    ...read.positions.map(employmentOf),
    ...read.education.map(educationOf),
    ...read.projects.map(projectOf),
    ...findLinks(read),
    ...read.certifications.map(({ name, line }) => ({
      section: 'certifications' as const,
      value: { name: clip(name) },
      lines: [line],
    })),
    ...read.languages.map(({ name, level, line }) => ({
      section: 'languages' as const,
      value: { language: clip(name), fluency: clip(level) },
      lines: [line],
    })),
    ...findLined(read, 'awards', 'awards', 'title'),
    ...findLined(read, 'interests', 'interests', 'name'),
    ...findReferees(linesOf(read, 'references')).map(({ name, about, lines }) => ({
      section: 'references' as const,
      value: { name: clip(name), reference: clip(about.join(', '), resumeProfileLimits.text) },
      lines,
    })),
  ]
    .map((found, at) => proposalOf(words, found, at, document, createId))
    .filter((proposal) => proposal !== null);
}

/** Removes control characters and cuts to the length of the field. */
function clip(text: string | null, max: number = resumeProfileLimits.line): string {
  const plain = (text ?? '').replaceAll(/\p{C}/gu, ' ').replaceAll(/\s+/g, ' ').trim();
  return plain.length > max ? `${plain.slice(0, max - 1).toWellFormed()}…` : plain;
}

const pointsOf = (bullets: readonly string[]) =>
  bullets
    .slice(0, resumeProfileLimits.highlights)
    .map((bullet) => clip(bullet, resumeProfileLimits.highlight));

function linesOf(read: ReadResume, kind: ReadSectionKind): { id: string; text: string }[] {
  const texts = new Map(read.pages.flatMap(({ lines }) => lines.map(({ id, text }) => [id, text] as const)));
  return read.sections
    .filter((section) => section.kind === kind)
    .flatMap(({ heading, lines }) =>
      lines.map((id) => ({ id, text: texts.get(id) ?? '' })).filter(({ text }) => text !== heading),
    );
}

function findTexts(read: ReadResume): Found[] {
  const { headline } = read.contact;
  const summary = linesOf(read, 'summary');
  const text = clip(summary.map((line) => line.text).join(' '), resumeProfileLimits.text);
  return [
    ...(headline
      ? [
          {
            section: 'headline' as const,
            value: clip(headline.text, resumeProfileLimits.headline),
            lines: [headline.line],
          },
        ]
      : []),
    ...(text ? [{ section: 'summary' as const, value: text, lines: summary.map(({ id }) => id) }] : []),
  ];
}

function findWords(read: ReadResume): Found[] {
  return read.skills.map(({ name, line }) => ({
    section: 'skills',
    value: { name: clip(name), level: '', keywords: [] },
    lines: [line],
  }));
}

const networks: readonly [host: RegExp, name: string][] = [
  [/linkedin\.com$/, 'LinkedIn'],
  [/github\.com$/, 'GitHub'],
  [/gitlab\.com$/, 'GitLab'],
  [/(twitter|x)\.com$/, 'X'],
  [/behance\.net$/, 'Behance'],
  [/dribbble\.com$/, 'Dribbble'],
  [/xing\.com$/, 'XING'],
  [/stackoverflow\.com$/, 'Stack Overflow'],
];

function findLinks(read: ReadResume): Found[] {
  return read.contact.links
    .filter(({ url }) => /^https?:/.test(url) && URL.canParse(url))
    .map(({ url, line }) => {
      const { hostname } = new URL(url);
      const name = networks.find(([host]) => host.test(hostname))?.[1] ?? hostname.replace(/^www\./, '');
      return { section: 'onlineProfiles', value: { name, url }, lines: [line] };
    });
}

function findLined(
  read: ReadResume,
  kind: ReadSectionKind,
  section: ResumeSectionKey,
  field: string,
): Found[] {
  return linesOf(read, kind).flatMap(({ id, text }) =>
    (kind === 'interests' ? text.split(/[,;•·|]/) : [text.replace(/^[-•*–·]\s*/, '')])
      .map((part) => clip(part))
      .filter(Boolean)
      .map((part) => ({ section, value: { [field]: part }, lines: [id] })),
  );
}

interface Dates {
  dates: string | null;
  start: string | null;
  end: string | null;
}

/** The dates of a printed span, and the questions about ambiguous ones. */
function spanOf({ dates, start, end }: Dates) {
  const { from, till } = readPrintedSpan(start, end);
  const dateOf = (date: PrintedDate | null) => (date?.kind === 'date' ? date.date : '');
  const ask = (field: DateQuestion['field'], date: PrintedDate | null): DateQuestion[] =>
    date?.kind === 'unsure' ? [{ field, printed: date.printed, choices: date.choices }] : [];
  return {
    span: { from: dateOf(from), till: dateOf(till) },
    isCurrent: till?.kind === 'open' || (till === null && hasOpenStart(dates ?? '')),
    questions: [...ask('from', from), ...ask('till', till)],
  };
}

function employmentOf(position: ReadPosition): Found {
  const { span, isCurrent, questions } = spanOf(position);
  return {
    section: 'employment',
    value: {
      designation: clip(position.title),
      organization: clip([position.company, position.team].filter(Boolean).join(', ')),
      location: clip(position.place),
      ...span,
      isCurrent,
      highlights: pointsOf(position.bullets),
    },
    questions,
    lines: position.lines,
  };
}

const levels: readonly [word: RegExp, level: EducationLevel][] = [
  [/\b(ph\.?\s?d|doctor|dr\.|d\.?phil)/i, 'doctorate'],
  [/\b(master|m\.?\s?(sc|a|eng|ba|tech|phil|ed)\b|mba|magister|post-?grad)/i, 'masters'],
  [/\b(bachelor|b\.?\s?(sc|a|eng|tech|com|ed|ba)\b|diplom|licen|graduat|associate)/i, 'graduation'],
];

function educationOf(education: ReadEducation): Found {
  const { span, questions } = spanOf(education);
  const degree = education.degree ?? '';
  const level = levels.find(([word]) => word.test(degree))?.[1];
  return {
    section: 'education',
    value: {
      level: educationLevels.find(({ value }) => value === level)?.value ?? '',
      course: clip(degree),
      institute: clip([education.institution, education.place].filter(Boolean).join(', ')),
      ...span,
      courses: pointsOf(education.details),
    },
    questions,
    lines: education.lines,
  };
}

function projectOf(project: ReadProject): Found {
  const { span, questions } = spanOf(project);
  return {
    section: 'projects',
    value: { title: clip(project.name), ...span, highlights: pointsOf(project.bullets) },
    questions,
    lines: project.lines,
  };
}

/** The fields that identify an entry. */
const identity: Partial<Record<ResumeSectionKey, readonly string[]>> = {
  employment: ['designation', 'organization'],
  education: ['course', 'institute'],
  projects: ['title'],
  skills: ['name'],
  onlineProfiles: ['url'],
  certifications: ['name'],
  languages: ['language'],
  awards: ['title'],
  interests: ['name'],
  references: ['name'],
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const fold = (value: unknown) =>
  textOf(value)
    .normalize('NFKD')
    .replaceAll(/[\p{M}\W_]+/gu, '')
    .toLowerCase();

function isSame(section: ResumeSectionKey, one: object, other: object): boolean {
  const names = identity[section] ?? [];
  const of = (entry: object, name: string) => (entry as Record<string, unknown>)[name];
  // Folding removes letters of other scripts, so such names are compared as they are.
  return names.every((name) => {
    const [a, b] = [of(one, name), of(other, name)];
    return fold(a) === '' ? a === b : fold(a) === fold(b);
  });
}

/** Null for content that My Resume has already. */
function proposalOf(
  words: BoardWords,
  { section, value, questions = [], lines }: Found,
  at: number,
  document: ResumeDocument,
  createId: () => string,
): Proposal | null {
  const key = `${section}:${at}`;
  if (typeof value === 'string') {
    const before = textOf(document[section]);
    if (before === value) return null;
    const title = sectionFields[section][0]?.label ?? '';
    const changes = [{ label: msg`Text`, before, after: value }];
    const addition = before === '' ? value : null;
    return { key, section, title, isChange: before !== '', changes, questions, lines, value, addition };
  }
  const known = entriesOf(document, section).find((entry) => isSame(section, entry, value));
  const values = Object.fromEntries(Object.entries(value).filter(([, part]) => hasContent(part)));
  const entry = { ...known, ...values, id: known?.id ?? createId() };
  const changes = changesOf(words, section, known, values);
  if (changes.length === 0 && questions.length === 0) return null;
  const title = (identity[section] ?? []).map((name) => textOf(value[name])).find(Boolean) ?? '';
  const addition = known ? additionTo(known, values) : entry;
  const isChange = known !== undefined;
  return { key, section, title, isChange, changes, questions, lines, value: entry, addition };
}

/** Fills the empty fields of an entry; null if there is none to fill. */
function additionTo(known: Entry, values: Readonly<Record<string, unknown>>): Entry | null {
  // Start and end belong together: if one exists, both stay.
  const span = ['from', 'till', 'isCurrent'];
  const hasSpan = span.some((name) => hasContent(known[name] ?? ''));
  const added = Object.entries(values).filter(
    ([name]) => !hasContent(known[name] ?? '') && !(hasSpan && span.includes(name)),
  );
  return added.length === 0 ? null : { ...known, ...Object.fromEntries(added) };
}

const hasContent = (part: unknown) =>
  part !== '' && part !== false && !(Array.isArray(part) && part.length === 0);

function changesOf(
  words: BoardWords,
  section: ResumeSectionKey,
  known: Entry | undefined,
  values: Readonly<Record<string, unknown>>,
): FieldChange[] {
  return sectionFields[section]
    .filter(({ name }) => name in values)
    .map(({ name, label }) => ({
      label,
      before: known ? labelled(sayHere, words, section, name, known[name]) : '',
      after: labelled(sayHere, words, section, name, values[name]),
    }))
    .filter(({ before, after }) => before !== after);
}

/** Answers by proposal and field; an empty answer leaves the date out. */
export type Answers = Readonly<Record<string, string>>;
export const answerKey = ({ key }: Proposal, { field }: DateQuestion): string => `${key}:${field}`;

/** Whether all questions of a proposal are answered. */
export const isAnswered = (proposal: Proposal, answers: Answers): boolean =>
  proposal.questions.every((question) => answers[answerKey(proposal, question)] !== undefined);

/** The changed sections after accepting these proposals. */
export function applyProposals(
  document: ResumeDocument,
  accepted: readonly Proposal[],
  answers: Answers,
): { section: ResumeSectionKey; value: unknown }[] {
  const changed = new Map<ResumeSectionKey, unknown>();
  for (const proposal of accepted) {
    const { section, value, questions } = proposal;
    if (!isList(section) || typeof value === 'string') {
      changed.set(section, value);
      continue;
    }
    const dates = questions.map((question) => [question.field, answers[answerKey(proposal, question)] ?? '']);
    const before = (changed.get(section) as Entry[] | undefined) ?? entriesOf(document, section);
    changed.set(section, withEntry(before, { ...value, ...Object.fromEntries(dates) }));
  }
  return [...changed].map(([section, value]) => ({ section, value }));
}

/** Accepting everything keeps existing values and leaves ambiguous dates out. */
export interface Additions {
  sections: { section: ResumeSectionKey; value: unknown }[];
  /** The number of new values by section. */
  counts: ReadonlyMap<ResumeSectionKey, number>;
  /** The number of values and dates that were left out. */
  left: { changes: number; dates: number };
}

export function addEverything(document: ResumeDocument, proposals: readonly Proposal[]): Additions {
  const added = proposals.flatMap((one) =>
    one.addition === null ? [] : [{ ...one, value: one.addition, questions: [] }],
  );
  const counts = new Map<ResumeSectionKey, number>();
  for (const { section } of added) counts.set(section, (counts.get(section) ?? 0) + 1);
  return {
    sections: applyProposals(document, added, {}),
    counts,
    left: {
      changes: proposals.length - added.length,
      dates: proposals.reduce((sum, { questions, addition }) => sum + (addition ? questions.length : 0), 0),
    },
  };
}
