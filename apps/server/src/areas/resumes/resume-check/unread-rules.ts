import { msg, plural, term, type Message } from '@waymark/contract/text/message';
import type { LedgerPart, LineAccount } from '../resume-reading/ledger-rules.ts';
import type { CheckRule, Seen } from './finding-rules.ts';
import { quote, type ResumeText } from './text-rules.ts';
import { joinMessages } from './message-rules.ts';

/** A part of the document with what became of its lines. */
interface CountedPart extends LedgerPart {
  /** Its lines without those of the page. */
  lines: number;
  unread: readonly string[];
}

function countParts({ ledger }: ResumeText): CountedPart[] {
  const byPart = Map.groupBy(ledger.lines, ({ part }) => part);
  return ledger.parts.map((part, at) => {
    const own = byPart.get(at) ?? [];
    return { ...part, lines: own.length, unread: own.filter(isUnread).map(({ line }) => line) };
  });
}

const isUnread = (account: LineAccount) => account.class === 'unread';

/** The share of the lines about work that may be unread while dates and results are still judged. */
const unreadWorkShare = 0.25;

/**
 * Where work stands that was not read: sections of experience and, below headings that nothing knows, lines with times
 * of work.
 */
export function unreadWork(text: ResumeText): CountedPart[] {
  return countParts(text).filter(
    ({ kind, unread }) => unread.length > 0 && (kind === 'experience' || kind === 'other'),
  );
}

/** Why what is said about work cannot be judged; null if it was read. */
export function whyWorkIsUnread(text: ResumeText): Message | null {
  const parts = unreadWork(text);
  if (parts.length === 0) return null;
  if (text.resume.positions.length === 0) return msg`No job could be read`;
  const work = countParts(text).filter(
    ({ kind, unread }) => kind === 'experience' || (kind === 'other' && unread.length > 0),
  );
  const lines = work.reduce((sum, part) => sum + part.lines, 0);
  const unread = work.reduce((sum, part) => sum + part.unread.length, 0);
  const isSectionLost = parts.some(({ kind, entries }) => kind === 'experience' && entries.length === 0);
  return isSectionLost || unread > unreadWorkShare * lines
    ? msg`${unread} of ${plural(lines, 'line')} about work could not be read`
    : null;
}

function findUnreadWork(text: ResumeText): Seen | undefined {
  const why = whyWorkIsUnread(text);
  if (why === null) return undefined;
  const parts = unreadWork(text);
  const isKnown = parts.every(({ kind, heading }) => kind === 'experience' && heading !== null);
  return {
    title: why,
    seen: joinMessages(
      parts.map((part) =>
        part.heading === null
          ? msg`Among the first lines ${plural(part.unread.length, 'line was', 'lines were')} not read.`
          : msg`Below ${quote(part.heading)} ${plural(part.unread.length, 'line was', 'lines were')} not read.`,
      ),
      ' ',
    ),
    lines: parts.flatMap(({ unread }) => unread),
    count: 1,
    mend: isKnown
      ? lineForEach
      : msg`Begin the section with the word “Experience” alone on its line. ${term(lineForEach)}`,
  };
}

const lineForEach = msg`Give each job a line of its own: title, employer, place and dates, in the same order each time, with the same sign between them. What was done stands below, in points.`;

const partsOfEntries: ReadonlySet<string> = new Set([
  'education',
  'skills',
  'projects',
  'languages',
  'certifications',
]);

/** Sections with lines, of which nothing was read. */
function findUnreadSections(text: ResumeText): Seen | undefined {
  const lost = countParts(text).filter(
    ({ kind, lines, unread, heading }) =>
      heading !== null && partsOfEntries.has(kind) && lines > 1 && unread.length >= lines - 1,
  );
  if (lost.length === 0) return undefined;
  return {
    title: msg`${plural(lost.length, 'section')} of which nothing could be read`,
    seen: joinMessages(
      lost.map(
        ({ heading, unread }) =>
          msg`${quote(heading ?? '')}: a heading and ${plural(unread.length, 'line')}.`,
      ),
      ' ',
    ),
    lines: lost.flatMap(({ unread }) => unread.slice(0, 1)),
    count: lost.length,
  };
}

/** Jobs of which title and employer could not be told apart. */
function findWholeHeaders({ resume }: ResumeText): Seen | undefined {
  const whole = resume.positions.filter(({ isWhole }) => isWhole);
  if (whole.length === 0) return undefined;
  return {
    title: msg`${plural(whole.length, 'job')} whose title and employer could not be told apart`,
    seen: `${whole.map(({ title }) => quote(title ?? '')).join('. ')}.`,
    lines: whole.flatMap(({ header }) => header.slice(0, 1)),
    count: whole.length,
  };
}

const why = msg`Our program found the text and not what it says. Other programs may do better or have the same trouble, and an employer’s software then stores none of it. This is no judgement of your work.`;

export const unreadRules: readonly CheckRule[] = [
  {
    rule: 'layout-unread-work',
    section: 'layout',
    severity: 'high',
    isAbsence: true,
    points: 10,
    why,
    source: null,
    contradicts: [
      'structure-experience-missing',
      'structure-newest-silent',
      'structure-headings-good',
      'layout-good',
      'dates-gap',
      'dates-good',
    ],
    find: findUnreadWork,
  },
  {
    rule: 'layout-whole-header',
    section: 'layout',
    severity: 'medium',
    points: 3,
    most: 6,
    why,
    source: null,
    mend: lineForEach,
    contradicts: ['layout-good'],
    find: findWholeHeaders,
  },
  {
    rule: 'layout-unread-section',
    section: 'layout',
    severity: 'medium',
    isAbsence: true,
    points: 3,
    most: 6,
    why,
    source: null,
    mend: msg`Write each entry as the other sections do: its name, then where and when, and lists with commas between their items.`,
    contradicts: ['structure-headings-good', 'layout-good'],
    find: findUnreadSections,
  },
];
