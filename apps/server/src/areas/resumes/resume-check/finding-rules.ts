import { placesShown, type CheckSection, type FindingSeverity } from '@waymark/contract/resumes/choices';
import type { CheckFinding } from '@waymark/contract/resumes/resume-check';
import { placeOf, type ResumeText } from './text-rules.ts';

/** What a rule found in a resume. */
export interface Seen {
  title: string;
  seen: string;
  /** The matching lines in document order; empty if something is missing. */
  lines: readonly string[];
  /** The number of occurrences, if it is not one per line. */
  count?: number;
  /** The penalty, if it does not grow with the number of occurrences. */
  points?: number;
  mend?: string;
  example?: CheckFinding['example'] | undefined;
  source?: CheckFinding['source'];
}

/** One kind of finding. */
export interface CheckRule {
  rule: string;
  section: CheckSection;
  severity: FindingSeverity;
  why: string;
  source: CheckFinding['source'];
  /** The advice, unless the match has more specific advice. */
  mend?: string;
  /** The penalty per occurrence and its maximum. */
  points: number;
  most?: number;
  /** Whether the rule judges wording: those apply to English resumes only. */
  isLanguage?: true;
  /** Whether it reports what is missing: that is unknown where the reader does not know the language. */
  isAbsence?: true;
  /** Rules that cannot be true beside this one: their findings are not shown. */
  contradicts?: readonly string[];
  /** Undefined if there is no finding. */
  find(text: ResumeText): Seen | undefined;
}

/** The finding of a rule; undefined if there is none. */
export function applyRule(rule: CheckRule, text: ResumeText): CheckFinding | undefined {
  if (rule.isLanguage && !text.isEnglish) return undefined;
  if (rule.isAbsence && !text.isUnderstood) return undefined;
  const seen = rule.find(text);
  if (!seen) return undefined;
  const lines = [...new Set(seen.lines)];
  const count = seen.count ?? Math.max(1, lines.length);
  return {
    rule: rule.rule,
    section: rule.section,
    severity: rule.severity,
    title: seen.title,
    seen: seen.seen,
    why: rule.why,
    source: seen.source ?? rule.source,
    mend: seen.mend ?? rule.mend ?? null,
    example: seen.example ?? null,
    count,
    places: lines.slice(0, placesShown).flatMap((id) => placeOf(text, id) ?? []),
    points: seen.points ?? Math.min(rule.most ?? rule.points, rule.points * count),
  };
}

/** The findings that no other one contradicts. */
export function withoutContradicted(
  rules: readonly CheckRule[],
  findings: readonly CheckFinding[],
): CheckFinding[] {
  const found = new Set(findings.map(({ rule }) => rule));
  const dropped = new Set(
    rules.flatMap(({ rule, contradicts }) => (found.has(rule) ? (contradicts ?? []) : [])),
  );
  return findings.filter(({ rule }) => !dropped.has(rule));
}
