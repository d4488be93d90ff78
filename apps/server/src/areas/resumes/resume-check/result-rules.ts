import type { CheckRule, Seen } from './finding-rules.ts';
import { guidelines } from './guideline-constants.ts';
import { findDates } from '../resume-words/date-rules.ts';
import { countWords, plural, quote, quoteSome, type Bullet, type ResumeText } from './text-rules.ts';

const numberWords =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousand|million|billion|dozens?|hundreds|thousands|millions|half|halved|doubled|tripled|quadrupled|twice|third|quarter|quarterly savings|first|zero)\b/i;

/** Whether a text says how much, how many or how often. Years, versions and names with digits do not. */
export function hasFigure(text: string): boolean {
  if (numberWords.test(text)) return true;
  let rest = text;
  for (const { text: date } of findDates(text)) rest = rest.replace(date, ' ');
  rest = rest.replaceAll(/[\p{L}_/-]+\.?\d[\w.]*|\b\d+(?:\.\d+){2,}\b|\b(?:19|20)\d\d\b/gu, ' ');
  return /\d/.test(rest);
}

/** A line of fewer words is a label rather than an account. */
const wordsOfAccount = 4;
const accountsOf = ({ bullets }: ResumeText) =>
  bullets.filter(({ text }) => countWords(text) >= wordsOfAccount);

const enough = 6;
const fewShare = 0.3;
const goodShare = 0.4;
/** Taken off where not one line has a figure. */
const mostPoints = 10;

function findFewFigures(text: ResumeText): Seen | undefined {
  const accounts = accountsOf(text);
  const without = accounts.filter((bullet) => !hasFigure(bullet.text));
  const has = accounts.length - without.length;
  if (accounts.length < enough || has >= fewShare * accounts.length) return undefined;
  return {
    title: `${has} of ${accounts.length} lines say how much, how many or how often`,
    seen: `Without a figure: ${quoteSome(without.map((bullet) => bullet.text))}.`,
    lines: without.flatMap(({ lines }) => lines.slice(0, 1)),
    count: without.length,
    points: Math.max(1, Math.ceil(mostPoints * (1 - has / (fewShare * accounts.length)))),
  };
}

function findNewestWithout(text: ResumeText): Seen | undefined {
  const [newest] = text.resume.positions;
  if (!newest || findFewFigures(text)) return undefined;
  const own = accountsOf(text).filter(({ position }) => position === newest);
  if (own.length < 3 || own.some((bullet) => hasFigure(bullet.text))) return undefined;
  return {
    title: 'The newest position has no figure',
    seen: `None of the ${plural(own.length, 'line')} below ${quote(newest.title ?? newest.company ?? 'it')} says how much or how many.`,
    lines: own.flatMap(({ lines }) => lines.slice(0, 1)),
    count: 1,
  };
}

function seeFigures(text: ResumeText): Seen | undefined {
  const accounts = accountsOf(text);
  const measured = accounts.filter((bullet: Bullet) => hasFigure(bullet.text));
  if (accounts.length < 4 || measured.length < goodShare * accounts.length) return undefined;
  return {
    title: `${measured.length} of ${accounts.length} lines have a figure`,
    seen: `For example ${quote(measured[0]?.text ?? '')}.`,
    lines: measured.flatMap(({ lines }) => lines.slice(0, 1)),
    count: measured.length,
  };
}

const question =
  'Ask of each line: how many, how often, how much faster or cheaper than before? A careful estimate is better than none, as long as you can explain it. What you cannot measure, name by what changed for somebody.';

export const resultRules: readonly CheckRule[] = [
  {
    rule: 'results-few-figures',
    section: 'results',
    severity: 'medium',
    points: 1,
    isLanguage: true,
    why: 'A result with its measure is what tells one resume from the next: accomplished this, as measured by that, by doing so.',
    source: guidelines.measured,
    mend: question,
    find: findFewFigures,
  },
  {
    rule: 'results-newest-without',
    section: 'results',
    severity: 'low',
    points: 3,
    isLanguage: true,
    why: 'It is read first, and here it says what was done and not what came of it.',
    source: guidelines.measured,
    mend: question,
    find: findNewestWithout,
  },
  {
    rule: 'results-good',
    section: 'results',
    severity: 'good',
    points: 0,
    isLanguage: true,
    why: 'Figures let a reader judge how large the work was.',
    source: guidelines.measured,
    find: seeFigures,
  },
];
