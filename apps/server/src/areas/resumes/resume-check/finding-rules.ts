import { placesShown, type CheckSection, type FindingSeverity } from '@waymark/contract/resumes/choices';
import type { CheckFinding } from '@waymark/contract/resumes/resume-check';
import { placeOf, type ResumeText } from './text-rules.ts';

/** What a rule has seen in a resume. */
export interface Seen {
  title: string;
  seen: string;
  /** The lines it was seen in, in their order; none for what is missing. */
  lines: readonly string[];
  /** How often, where that is not once for each line. */
  count?: number;
  /** Taken off, where that does not grow with how often. */
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
  /** What to do about it, where what was seen does not say it better. */
  mend?: string;
  /** Taken off for each time it was found, and at most. */
  points: number;
  most?: number;
  /** Whether it judges words: it is asked of English resumes alone. */
  isLanguage?: true;
  /** Undefined where there is nothing to say. */
  find(text: ResumeText): Seen | undefined;
}

/** What a rule finds; undefined where there is nothing. */
export function applyRule(rule: CheckRule, text: ResumeText): CheckFinding | undefined {
  if (rule.isLanguage && !text.isEnglish) return undefined;
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
