import { placesShown, type CheckSection, type FindingSeverity } from '@waymark/contract/resumes/choices';
import type {
  CheckFinding,
  LedgerPart,
  MatchedRequirement,
  ResumeCheck,
  SectionScore,
} from '@waymark/contract/resumes/resume-check';
import { placeOf, type ResumeText } from './text-rules.ts';
import type { Message } from '@waymark/contract/text/message';

type Unsaid<Said, Texts extends keyof Said> = Omit<Said, Texts> & Record<Texts, Message>;

/** What was found, before it is said in a language: it is kept like this. */
export type FoundFinding = Unsaid<Omit<CheckFinding, 'source' | 'mend'>, 'title' | 'seen' | 'why'> & {
  source: { name: Message; url: string } | null;
  mend: Message | null;
};
export type FoundScore = Omit<SectionScore, 'reason'> & { reason: Message | null };
export type FoundField = { label: Message; value: Message | null };
export type FoundPart = Unsaid<Omit<LedgerPart, 'stored'>, 'label' | 'says'> & { stored: FoundField[] };

export interface FoundCheck extends Omit<ResumeCheck, 'findings' | 'sections' | 'ledger'> {
  findings: FoundFinding[];
  sections: FoundScore[];
  ledger: { counts: ResumeCheck['ledger']['counts']; parts: FoundPart[] };
}

export type FoundRequirement = Unsaid<MatchedRequirement, 'name' | 'reason'>;

/** What a rule found in a resume. */
export interface Seen {
  title: Message;
  seen: Message;
  /** The matching lines in document order; empty if something is missing. */
  lines: readonly string[];
  /** The number of occurrences, if it is not one per line. */
  count?: number;
  /** The penalty, if it does not grow with the number of occurrences. */
  points?: number;
  mend?: Message;
  example?: CheckFinding['example'] | undefined;
  source?: FoundFinding['source'];
}

/** One kind of finding. */
export interface CheckRule {
  rule: string;
  section: CheckSection;
  severity: FindingSeverity;
  why: Message;
  source: FoundFinding['source'];
  /** The advice, unless the match has more specific advice. */
  mend?: Message;
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
export function applyRule(rule: CheckRule, text: ResumeText): FoundFinding | undefined {
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
  findings: readonly FoundFinding[],
): FoundFinding[] {
  const found = new Set(findings.map(({ rule }) => rule));
  const dropped = new Set(
    rules.flatMap(({ rule, contradicts }) => (found.has(rule) ? (contradicts ?? []) : [])),
  );
  return findings.filter(({ rule }) => !dropped.has(rule));
}
