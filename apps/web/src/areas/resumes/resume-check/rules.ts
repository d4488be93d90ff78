import { checkSections, type FindingSeverity } from '@waymark/contract/resumes/choices';
import type { CheckFinding, ResumeCheck } from '@waymark/contract/resumes/resume-check';
import type { SheetMark } from '../../../components/document/sheet-marks.tsx';

export type SeverityFilter = FindingSeverity | 'all';

/** A finding with the number that its marks show. */
export interface NumberedFinding extends CheckFinding {
  number: number;
}

/** Findings of a severity, numbered among all findings. */
export function filterFindings(findings: readonly CheckFinding[], filter: SeverityFilter): NumberedFinding[] {
  return findings
    .map((finding, at) => ({ ...finding, number: at + 1 }))
    .filter(({ severity }) => filter === 'all' || severity === filter);
}

export function groupFindings(findings: readonly NumberedFinding[]) {
  return checkSections.flatMap(({ value, label }) => {
    const own = findings.filter(({ section }) => section === value);
    return own.length > 0 ? [{ section: value, label, findings: own }] : [];
  });
}

const markKinds = { high: 'change', medium: 'change', low: 'ask', good: 'keep' } as const;

/** A mark at the first place of each finding, and at every place of the active one. */
export function marksOf(findings: readonly NumberedFinding[], active: string | undefined): SheetMark[] {
  return findings.flatMap(({ rule, number, severity, title, places }) =>
    places.slice(0, rule === active ? places.length : 1).map((anchor, at) => ({
      id: markId(rule, at),
      number,
      kind: markKinds[severity],
      anchor,
      label: `Finding ${number}: ${title}`,
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

export function describeScore(score: number): string {
  if (score >= 90) return 'Little to mend';
  if (score >= 75) return 'Some things to mend';
  return score >= 50 ? 'Much to mend' : 'Begin with what is marked first';
}
