import { checkSections, type FindingSeverity } from '@waymark/contract/resumes/choices';
import type {
  CheckFinding,
  LineCounts,
  ReadLedger,
  ResumeCheck,
} from '@waymark/contract/resumes/resume-check';
import type { LineClass } from '@waymark/contract/resumes/resume-reading';
import { type Message, msg, plural } from '@waymark/contract/text/message';
import type { SheetMark } from '../../../components/document/sheet-marks.tsx';
import type { Say } from '@waymark/contract/text/say';

export type SeverityFilter = FindingSeverity | 'all';

/** A finding with the number that its marks show. */
export interface NumberedFinding extends CheckFinding {
  number: number;
}

/** Findings of a severity, numbered among all findings: the parts that lose most first, those with praise alone last. */
export function filterFindings(findings: readonly CheckFinding[], filter: SeverityFilter): NumberedFinding[] {
  const lost = (section: CheckFinding['section']) =>
    findings.reduce((sum, one) => (one.section === section ? sum + one.points : sum), 0);
  return findings
    .toSorted((a, b) => lost(b.section) - lost(a.section))
    .map((finding, at) => ({ ...finding, number: at + 1 }))
    .filter(({ severity }) => filter === 'all' || severity === filter);
}

/** The findings of each part, in their order. */
export function groupFindings(findings: readonly NumberedFinding[]) {
  return [...Map.groupBy(findings, ({ section }) => section)].map(([section, own]) => ({
    section,
    label: checkSections.find(({ value }) => value === section)?.label ?? '',
    findings: own,
  }));
}

const markKinds = { high: 'change', medium: 'change', low: 'ask', good: 'keep' } as const;

/** A mark at the first place of each finding, and at every place of the active one. */
export function marksOf(
  say: Say,
  findings: readonly NumberedFinding[],
  active: string | undefined,
): SheetMark[] {
  return findings.flatMap(({ rule, number, severity, title, places }) =>
    places.slice(0, rule === active ? places.length : 1).map((anchor, at) => ({
      id: markId(rule, at),
      number,
      kind: markKinds[severity],
      anchor,
      label: say`Finding ${number}: ${title}`,
    })),
  );
}

/** A rule may find several places, and each has its own mark. */
export function markId(rule: string, at = 0): string {
  return `${rule}:${at}`;
}

export function ruleOfMark(id: string): string {
  return id.split(':')[0] ?? id;
}

/** The points lost in each section, by finding. */
export function sectionTotalsOf({ sections, findings }: Pick<ResumeCheck, 'sections' | 'findings'>) {
  return sections.map((score) => ({
    ...score,
    label: checkSections.find(({ value }) => value === score.section)?.label ?? '',
    taken: findings.filter(({ section, points }) => section === score.section && points > 0),
  }));
}

export const fullScore = 100;

/** The points of the parts that hold in every language. */
const ofEveryLanguage = checkSections
  .filter(({ isLanguage }) => !isLanguage)
  .reduce((sum, { weight }) => sum + weight, 0);

/** Whether less could be judged than the language of the file allows. */
function isPartlyJudged({ of, isEnglish }: Pick<ResumeCheck, 'of' | 'isEnglish'>): boolean {
  return of < (isEnglish ? fullScore : ofEveryLanguage);
}

export function describeScore(check: Pick<ResumeCheck, 'score' | 'of' | 'isEnglish'>): string {
  const share = (fullScore * check.score) / Math.max(1, check.of);
  if (share < 50) return msg`Begin with what is marked first`;
  if (isPartlyJudged(check)) return msg`Only a part could be judged`;
  if (share >= 90) return msg`Little to mend`;
  return share >= 75 ? msg`Some things to mend` : msg`Much to mend`;
}

const classWords: Readonly<Record<LineClass, (count: number) => Message>> = {
  field: (count) => msg`<count>${plural(count, 'line')}</count> stored in fields`,
  text: (count) => msg`<count>${plural(count, 'line')}</count> kept as text`,
  unread: (count) => msg`<count>${plural(count, 'line')}</count> not read`,
  furniture: (count) => msg`<count>${plural(count, 'line')}</count> repeated on pages`,
};

/** What became of the lines, what was not read among the first. */
export function describeCounts(counts: LineCounts) {
  const order: readonly LineClass[] = ['unread', 'field', 'text', 'furniture'];
  return order
    .filter((kind) => counts[kind] > 0)
    .map((kind) => ({ kind, count: counts[kind], words: classWords[kind] }));
}

/** The parts with lines that were not read: those that lost most first. */
export function listUnread({ parts }: ReadLedger): ReadLedger['parts'] {
  return parts
    .filter(({ counts }) => counts.unread > 0)
    .toSorted((a, b) => b.counts.unread - a.counts.unread);
}
