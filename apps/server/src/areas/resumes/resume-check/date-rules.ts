import type { ReadPosition } from '@waymark/contract/resumes/resume-reading';
import { msg, plural, term } from '@waymark/contract/text/message';
import { guidelines } from './constants.ts';
import type { CheckRule, Seen } from './finding-rules.ts';
import { isOpenEnd, monthOf, nameMonth, shapeOf, spanOf, type DateShape, type Span } from './month-rules.ts';
import { quote, quoteSome, type ResumeText } from './text-rules.ts';
import { unreadWork } from './unread-rules.ts';
import { joinMessages } from './message-rules.ts';

const nameOf = ({ title, company }: ReadPosition) => [title, company].filter(Boolean).join(', ');
const headOf = ({ lines }: ReadPosition) => lines.slice(0, 1);

interface Dated {
  position: ReadPosition;
  span: Span;
}

function datedPositions({ resume, file }: ResumeText): Dated[] {
  return resume.positions.flatMap((position) => {
    const span = spanOf(position, file.uploadedAt);
    return span ? [{ position, span }] : [];
  });
}

function findUndated({ resume, lines }: ResumeText): Seen | undefined {
  const { positions } = resume;
  const undated = positions.filter(
    (position) =>
      position.dates === null && position.title !== null && position.company !== null && !hasYear(position),
  );
  if (undated.length === 0 || positions.length === 0) return undefined;
  return {
    title: msg`${plural(undated.length, 'position')} without dates`,
    seen: msg`No dates were found beside ${term(quoteSome(undated.map(nameOf)))}.`,
    lines: undated.flatMap(headOf),
  };

  /** A year near the header may be a date that the reader did not parse. */
  function hasYear(position: ReadPosition): boolean {
    const at = lines.findIndex(({ id }) => id === position.lines[0]);
    return lines.slice(Math.max(0, at - 1), at + 3).some(({ text }) => /(?:19|20)\d\d|['’]\d\d/.test(text));
  }
}

function findReversed(text: ResumeText): Seen | undefined {
  const entries = [...text.resume.positions, ...text.resume.education, ...text.resume.projects];
  const reversed = entries.filter((entry) => {
    const span = spanOf(entry, text.file.uploadedAt);
    // An open span that begins after today is about to begin.
    return span !== undefined && !span.isOpen && span.to < span.from;
  });
  if (reversed.length === 0) return undefined;
  return {
    title: msg`An end lies before its beginning`,
    seen: msg`It says ${term(quoteSome(reversed.map(({ dates }) => dates ?? '')))}.`,
    lines: reversed.flatMap(({ dates, lines }) => dateLine(text, dates, lines)),
  };
}

/** The line with the dates, if they are all on one line. */
function dateLine({ byId }: ResumeText, dates: string | null, lines: readonly string[]): string[] {
  const own = lines.find((id) => dates !== null && byId.get(id)?.text.includes(dates));
  return own === undefined ? lines.slice(0, 1) : [own];
}

function findFuture(text: ResumeText): Seen | undefined {
  const today = monthOf(text.file.uploadedAt);
  const future = datedPositions(text).filter(({ span }) => !span.isOpen && span.from > today + 2);
  if (future.length === 0) return undefined;
  return {
    title: msg`A position lies in the future`,
    seen: msg`${term(quoteSome(future.map(({ position }) => position.dates ?? '')))} was still to come when this file was uploaded.`,
    lines: future.flatMap(({ position }) => dateLine(text, position.dates, position.lines)),
  };
}

/** Shorter gaps between positions are common. */
const gapMonths = 12;

interface Gap {
  from: number;
  to: number;
  after: ReadPosition;
}

function listGaps(text: ResumeText): Gap[] {
  const { resume, file } = text;
  const dated = datedPositions(text).toSorted((a, b) => a.span.from - b.span.from);
  // Positions without a readable date may fill the gap.
  if (dated.length < 2 || dated.length < resume.positions.length) return [];
  const others = [...resume.education, ...resume.projects].flatMap(
    (entry) => spanOf(entry, file.uploadedAt) ?? [],
  );
  const gaps: Gap[] = [];
  let until = dated[0]?.span.to ?? 0;
  for (const { position, span } of dated.slice(1)) {
    const isFilled = others.some(({ from, to }) => from < span.from && to > until);
    if (span.from - until - 1 >= gapMonths && !isFilled)
      gaps.push({ from: until + 1, to: span.from - 1, after: position });
    until = Math.max(until, span.to);
  }
  return gaps;
}

function findGaps(text: ResumeText): Seen | undefined {
  // Dates of volunteering and certificates are not parsed: those activities may fill the gap, and so may what was not
  // read.
  if (text.resume.sections.some(({ kind }) => kind === 'volunteering')) return undefined;
  if (unreadWork(text).length > 0) return undefined;
  const gaps = listGaps(text);
  if (gaps.length === 0) return undefined;
  return {
    title: msg`${plural(gaps.length, 'time', 'times')} of a year or more without an entry`,
    seen: joinMessages(
      gaps
        .slice(0, 3)
        .map(
          ({ from, to }) => msg`From ${term(nameMonth(from))} to ${term(nameMonth(to))} nothing is listed.`,
        ),
      ' ',
    ),
    lines: gaps.flatMap(({ after }) => dateLine(text, after.dates, after.lines)),
  };
}

const shapeNames: Partial<Record<DateShape, string>> = {
  name: msg`month names`,
  slash: msg`numbers with a slash`,
  dot: msg`numbers with dots`,
  iso: msg`year-month`,
};

function findMixedShapes(text: ResumeText): Seen | undefined {
  const byShape = new Map<DateShape, ReadPosition>();
  for (const position of text.resume.positions) {
    for (const date of [position.start, position.end]) {
      const shape = date === null ? 'other' : shapeOf(date);
      if (shape in shapeNames && !byShape.has(shape)) byShape.set(shape, position);
    }
  }
  if (byShape.size < 2) return undefined;
  const examples = [...byShape.values()];
  return {
    title: msg`Dates are written in different ways`,
    seen: joinMessages(
      [...byShape].map(([shape, { dates }]) => msg`${quote(dates ?? '')} (${term(shapeNames[shape])})`),
      ', ',
      '.',
    ),
    lines: examples.flatMap(({ dates, lines }) => dateLine(text, dates, lines)),
    count: 1,
  };
}

function findAmbiguous(text: ResumeText): Seen | undefined {
  const unclear = text.resume.positions.filter(({ start, end }) =>
    [start, end].some((date) =>
      /^(?:0?[1-9]|1[0-2])[./-](?:0?[1-9]|1[0-2])[./-](?:19|20)\d\d$/.test(date ?? ''),
    ),
  );
  if (unclear.length === 0) return undefined;
  return {
    title: msg`Dates that can be read in two ways`,
    seen: msg`${term(quoteSome(unclear.map(({ dates }) => dates ?? '')))}: the day and the month can be mistaken for each other.`,
    lines: unclear.flatMap(({ dates, lines }) => dateLine(text, dates, lines)),
  };
}

function findYearsOnly({ resume }: ResumeText): Seen | undefined {
  const dated = resume.positions.filter(({ start }) => start !== null);
  const isYear = (date: string | null) => date === null || isOpenEnd(date) || shapeOf(date) === 'year';
  if (dated.length < 2 || !dated.every(({ start, end }) => isYear(start) && isYear(end))) return undefined;
  return {
    title: msg`Positions are dated by years alone`,
    seen: msg`For example ${quote(dated[0]?.dates ?? '')}, which can be a few months or two years.`,
    lines: dated.flatMap(headOf),
    count: 1,
  };
}

/** Positions that began within a few months of each other may be listed in any order. */
const monthsNoticed = 6;

/** The first position in a list that begins later than the one above it. */
function outOfOrder(dated: readonly Dated[]): Dated | undefined {
  return dated.find(({ span }, at) => {
    const before = dated[at - 1]?.span;
    // Current and concurrent positions may be listed in any order.
    return (
      before !== undefined && span.from - before.from >= monthsNoticed && span.to > before.to && !span.isOpen
    );
  });
}

function findOldestFirst(text: ResumeText): Seen | undefined {
  const dated = datedPositions(text);
  if (dated.length < 2 || hasSeveralLists(text)) return undefined;
  const late = outOfOrder(dated);
  const before = late && dated[dated.indexOf(late) - 1];
  if (!late || !before) return undefined;
  return {
    title: msg`The newest position does not stand first`,
    seen: msg`${quote(nameOf(late.position))} (${late.position.dates}) stands below ${quote(nameOf(before.position))} (${before.position.dates}).`,
    lines: dateLine(text, late.position.dates, late.position.lines),
  };
}

/** Whether there are several sections of positions, each with an order of its own. */
function hasSeveralLists({ resume }: ResumeText): boolean {
  return resume.sections.filter(({ kind }) => kind === 'experience').length > 1;
}

function seeDates(text: ResumeText): Seen | undefined {
  const dated = datedPositions(text);
  const { positions } = text.resume;
  if (positions.length < 2 || dated.length < positions.length || hasSeveralLists(text)) return undefined;
  if (unreadWork(text).length > 0) return undefined;
  if (outOfOrder(dated) || findMixedShapes(text) || findReversed(text)) return undefined;
  return {
    title: msg`Dates are whole, alike and the newest first`,
    seen: msg`All ${positions.length} positions have dates, from ${quote(dated[0]?.position.dates ?? '')} back to ${quote(dated.at(-1)?.position.dates ?? '')}.`,
    lines: dated.flatMap(({ position }) => dateLine(text, position.dates, position.lines)),
  };
}

export const dateRules: readonly CheckRule[] = [
  {
    rule: 'dates-missing',
    section: 'dates',
    severity: 'medium',
    points: 3,
    most: 6,
    why: msg`Software works out years of experience from dates, and people ask what is behind a missing one.`,
    source: guidelines.careersService,
    mend: msg`Give each position its first and last month.`,
    contradicts: ['dates-good'],
    find: findUndated,
  },
  {
    rule: 'dates-reversed',
    section: 'dates',
    severity: 'high',
    points: 5,
    why: msg`It is a slip that a reader notices, and software counts the time as nothing.`,
    source: guidelines.dates,
    mend: msg`Put the two dates right.`,
    contradicts: ['dates-good'],
    find: findReversed,
  },
  {
    rule: 'dates-future',
    section: 'dates',
    severity: 'medium',
    points: 4,
    why: msg`If it is a slip it costs trust; if it is true, say that it is agreed on.`,
    source: guidelines.dates,
    mend: msg`Check the year. For a position that is agreed on, write “from” before it.`,
    contradicts: ['dates-good'],
    find: findFuture,
  },
  {
    rule: 'dates-gap',
    section: 'dates',
    severity: 'low',
    points: 1,
    most: 3,
    why: msg`It may be asked about. It is nothing to hide, and a line about it answers the question.`,
    source: guidelines.careersService,
    mend: msg`If you studied, cared for a relative, travelled or worked unpaid, give it an entry of its own.`,
    contradicts: ['dates-good'],
    find: findGaps,
  },
  {
    rule: 'dates-mixed',
    section: 'dates',
    severity: 'medium',
    points: 3,
    why: msg`One way of writing them is read faster, and no program has to guess.`,
    source: guidelines.dates,
    mend: msg`Write all of them alike, for example “Mar 2019 – Jun 2021”.`,
    contradicts: ['dates-good'],
    find: findMixedShapes,
  },
  {
    rule: 'dates-ambiguous',
    section: 'dates',
    severity: 'low',
    points: 2,
    why: msg`03/04/2020 is in March for some readers and in April for others.`,
    source: guidelines.dates,
    mend: msg`Leave out the day, and write the month as a word: “Mar 2020”.`,
    contradicts: ['dates-good'],
    find: findAmbiguous,
  },
  {
    rule: 'dates-years-only',
    section: 'dates',
    severity: 'low',
    points: 2,
    why: msg`Software that counts months has to guess, and seldom in your favour.`,
    source: guidelines.dates,
    mend: msg`Add the months: “Mar 2019 – Jun 2021”.`,
    contradicts: ['dates-good'],
    find: findYearsOnly,
  },
  {
    rule: 'dates-order',
    section: 'dates',
    severity: 'medium',
    points: 4,
    why: msg`Employers look for what you do now at the top.`,
    source: guidelines.careersService,
    mend: msg`Begin with the newest position, and go back from there.`,
    contradicts: ['dates-good'],
    find: findOldestFirst,
  },
  {
    rule: 'dates-good',
    section: 'dates',
    severity: 'good',
    points: 0,
    why: msg`Years of experience can be worked out from them without a guess.`,
    source: guidelines.dates,
    find: seeDates,
  },
];
