import { checkSections, findingSeverities } from '@waymark/contract/resumes/choices';
import type {
  CheckComparison,
  CheckFinding,
  ComparedFinding,
  ResumeCheck,
} from '@waymark/contract/resumes/resume-check';
import type { ReadResume } from '@waymark/contract/resumes/resume-reading';
import { msg, plural, term } from '@waymark/contract/text/message';
import { findDates } from '../resume-words/date-rules.ts';
import { guidelines } from './constants.ts';
import { contactRules } from './contact-rules.ts';
import { dateRules } from './date-rules.ts';
import {
  applyRule,
  withoutContradicted,
  type CheckRule,
  type FoundCheck,
  type FoundFinding,
  type Seen,
} from './finding-rules.ts';
import { layoutRules } from './layout-rules.ts';
import { presentLedger } from './ledger-presenter.ts';
import { accountsOf, scoreSections, sumUp } from './score-rules.ts';
import { structureRules } from './structure-rules.ts';
import { prepareText, quote, quoteSome, type FileFacts, type ResumeText } from './text-rules.ts';
import { unreadRules } from './unread-rules.ts';
import { wordingRules } from './wording-rules.ts';

const numbers = (
  'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty ' +
  'sixty hundred thousand million billion dozens? hundreds thousands millions half halved ' +
  'doubled tripled quadrupled twice third quarter first zero'
).split(' ');
const numberWords = new RegExp(String.raw`\b(?:quarterly savings|${numbers.join('|')})\b`, 'i');

const enough = 6;

const fewShare = 0.3;

const goodShare = 0.4;

/** The penalty if no line has a figure. */
const maxPoints = 10;

const question = msg`Ask of each line: how many, how often, how much faster or cheaper than before? A careful estimate is better than none, as long as you can explain it. Where there is no number, say what changed and for whom.`;

const resultRules: readonly CheckRule[] = [
  {
    rule: 'results-few-figures',
    section: 'results',
    severity: 'medium',
    points: 1,
    isLanguage: true,
    why: msg`A result with its measure is what tells one resume from the next: accomplished this, as measured by that, by doing so.`,
    source: guidelines.measured,
    mend: question,
    contradicts: ['results-good'],
    find: findFewFigures,
  },
  {
    rule: 'results-newest-without',
    section: 'results',
    severity: 'low',
    points: 3,
    isLanguage: true,
    why: msg`It is read first, and here it says what was done and not what came of it.`,
    source: guidelines.measured,
    mend: question,
    contradicts: ['results-good'],
    find: findNewestWithout,
  },
  {
    rule: 'results-good',
    section: 'results',
    severity: 'good',
    points: 0,
    isLanguage: true,
    why: msg`Figures let a reader judge how large the work was.`,
    source: guidelines.measured,
    find: seeFigures,
  },
];

export const checkRules: readonly CheckRule[] = [
  ...contactRules,
  ...structureRules,
  ...layoutRules,
  ...dateRules,
  ...wordingRules,
  ...resultRules,
  ...unreadRules,
];

/** The findings of all rules. The same file gives the same result on any day. */
export function checkResume(resume: ReadResume, file: FileFacts): FoundCheck {
  const text = prepareText(resume, file);
  const found = withoutContradicted(
    checkRules,
    checkRules.flatMap((rule) => applyRule(rule, text) ?? []),
  );
  const sections = scoreSections(found, text);
  return {
    ...sumUp(sections),
    sections,
    findings: orderFindings(withoutUnjudged(found, sections)),
    isEnglish: text.isEnglish,
    facts: {
      pages: resume.format === 'pdf' ? resume.pages.length : null,
      words: text.words,
      positions: resume.positions.length,
      skills: resume.skills.length,
      bullets: text.bullets.length,
      bulletsWithFigures: text.bullets.filter((bullet) => hasFigure(bullet.text)).length,
    },
    ledger: presentLedger(resume, text),
  };
}

/** A part that is not judged gets no praise, and what was seen in it costs nothing. */
function withoutUnjudged(
  findings: readonly FoundFinding[],
  sections: FoundCheck['sections'],
): FoundFinding[] {
  const judged = new Set(sections.filter(({ isJudged }) => isJudged).map(({ section }) => section));
  return findings.flatMap((finding) => {
    if (judged.has(finding.section)) return [finding];
    return finding.severity === 'good' ? [] : [{ ...finding, points: 0 }];
  });
}

/** By section; within a section, the largest penalty first. */
function orderFindings(findings: readonly FoundFinding[]): FoundFinding[] {
  const section = (finding: FoundFinding) =>
    checkSections.findIndex(({ value }) => value === finding.section);
  const severity = (finding: FoundFinding) =>
    findingSeverities.findIndex(({ value }) => value === finding.severity);
  return findings.toSorted(
    (a, b) => section(a) - section(b) || severity(a) - severity(b) || b.points - a.points,
  );
}

/** Whether a text states a quantity. Years, versions and names with digits do not count. */
function hasFigure(text: string): boolean {
  if (numberWords.test(text)) return true;
  let rest = text;
  for (const { text: date } of findDates(text)) rest = rest.replace(date, ' ');
  rest = rest.replaceAll(/[\p{L}_/-]+\.?\d[\w.]*|\b\d+(?:\.\d+){2,}\b|\b(?:19|20)\d\d\b/gu, ' ');
  return /\d/.test(rest);
}

function findFewFigures(text: ResumeText): Seen | undefined {
  const accounts = accountsOf(text);
  const without = accounts.filter((bullet) => !hasFigure(bullet.text));
  const has = accounts.length - without.length;
  if (accounts.length < enough || has >= fewShare * accounts.length) return undefined;
  return {
    title: msg`${has} of ${plural(accounts.length, 'line')} say how much, how many or how often`,
    seen: msg`Without a figure: ${term(quoteSome(without.map((bullet) => bullet.text)))}.`,
    lines: without.flatMap(({ lines }) => lines.slice(0, 1)),
    count: without.length,
    points: Math.max(1, Math.ceil(maxPoints * (1 - has / (fewShare * accounts.length)))),
  };
}

function findNewestWithout(text: ResumeText): Seen | undefined {
  const [newest] = text.resume.positions;
  if (!newest || findFewFigures(text)) return undefined;
  const own = accountsOf(text).filter(({ position }) => position === newest);
  if (own.length < 3 || own.some((bullet) => hasFigure(bullet.text))) return undefined;
  return {
    title: msg`The newest position has no figure`,
    seen: msg`None of the ${plural(own.length, 'line')} below ${quote(newest.title ?? newest.company ?? newest.dates ?? '')} says how much or how many.`,
    lines: own.flatMap(({ lines }) => lines.slice(0, 1)),
    count: 1,
  };
}

function seeFigures(text: ResumeText): Seen | undefined {
  const accounts = accountsOf(text);
  const measured = accounts.filter((bullet) => hasFigure(bullet.text));
  if (accounts.length < 4 || measured.length < goodShare * accounts.length) return undefined;
  return {
    title: msg`${measured.length} of ${plural(accounts.length, 'line')} have a figure`,
    seen: msg`For example ${quote(measured[0]?.text ?? '')}.`,
    lines: measured.flatMap(({ lines }) => lines.slice(0, 1)),
    count: measured.length,
  };
}

type Changes = Pick<CheckComparison, 'mended' | 'remaining' | 'new'>;

/** How the findings changed since an earlier version. Positive findings are left out: they need no fix. */
export function compareChecks(before: ResumeCheck, after: ResumeCheck): Changes {
  const [old, now] = [problemsOf(before), problemsOf(after)];
  const compared = (finding: CheckFinding): ComparedFinding => ({
    rule: finding.rule,
    section: finding.section,
    title: finding.title,
    before: old.get(finding.rule)?.count ?? 0,
    after: now.get(finding.rule)?.count ?? 0,
  });
  return {
    mended: [...old.values()].filter(({ rule }) => !now.has(rule)).map(compared),
    remaining: [...now.values()].filter(({ rule }) => old.has(rule)).map(compared),
    new: [...now.values()].filter(({ rule }) => !old.has(rule)).map(compared),
  };
}

function problemsOf({ findings }: ResumeCheck): Map<string, CheckFinding> {
  return new Map(findings.filter(({ severity }) => severity !== 'good').map((one) => [one.rule, one]));
}
