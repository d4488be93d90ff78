import { msg, plural, term, type Message } from '@waymark/contract/text/message';
import type { DeskQuery } from '@waymark/contract/office/review-desk';
import { paths, searchPath } from '@waymark/contract/paths';
import { reviewLists, reviewSections } from '@waymark/contract/resumes/choices';
import type { CheckFinding } from '@waymark/contract/resumes/resume-check';
import type { ReviewComment, ReviewFields } from '@waymark/contract/resumes/resume-review';
import { textOfFinding } from '@waymark/contract/resumes/finding-text';

export function readDeskQuery(parameters: URLSearchParams): DeskQuery {
  const show = reviewLists.find(({ value }) => value === parameters.get('show'))?.value ?? 'waiting';
  const page = Number(parameters.get('page') ?? 1);
  return { show, page: Number.isInteger(page) && page > 0 ? page : 1 };
}

export function deskPath({ show, page }: DeskQuery): string {
  return searchPath(
    { show: show === 'waiting' ? undefined : show, page: page > 1 ? page : undefined },
    paths.staffReviews,
  );
}

const hourMs = 3_600_000;

/** Hours up to two days, then days. */
export function describeSpan(milliseconds: number): Message {
  const hours = Math.floor(Math.abs(milliseconds) / hourMs);
  if (hours < 1) return msg`less than an hour`;
  return hours < 48 ? msg`${plural(hours, 'hour')}` : msg`${plural(Math.floor(hours / 24), 'day')}`;
}

/** How long a candidate has waited, and how long until the target. */
export function describeWait(
  { requestedAt, dueAt }: { requestedAt: string; dueAt: string },
  now = Date.now(),
): { waited: Message; due: Message; isLate: boolean } {
  const left = Date.parse(dueAt) - now;
  const isLate = left < 0;
  return {
    waited: describeSpan(now - Date.parse(requestedAt)),
    due: isLate ? msg`${term(describeSpan(left))} over the target` : msg`${term(describeSpan(left))} left`,
    isLate,
  };
}

/** The required parts that are still empty, in the words of the form. */
export function listGaps({ summary, sections }: ReviewFields): Message[] {
  const unscored = reviewSections.filter(({ value }) => sections[value].score === null);
  return [
    ...unscored.map(({ label }) => msg`a score for ${term(label)}`),
    ...(summary.trim() === '' ? [msg`the summary`] : []),
  ];
}

/** Findings of the instant check by what the reviewer did with them: nothing yet, declined, or taken over. */
export function sortFindings(
  findings: readonly CheckFinding[],
  { comments, declinedRules = [] }: ReviewFields,
) {
  const taken = new Set(comments.flatMap(({ rule }) => rule ?? []));
  const declined = new Set(declinedRules);
  return {
    open: findings.filter(({ rule }) => !taken.has(rule) && !declined.has(rule)),
    declined: findings.filter(({ rule }) => !taken.has(rule) && declined.has(rule)),
    taken: findings.filter(({ rule }) => taken.has(rule)).length,
  };
}

/** The comment that a finding becomes. */
export function commentOf(finding: CheckFinding): Partial<ReviewComment> {
  const { rule, severity } = finding;
  return { rule, kind: severity === 'good' ? 'keep' : 'change', text: textOfFinding(finding) };
}
