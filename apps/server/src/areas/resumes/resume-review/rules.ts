import {
  reviewSections,
  reviewRounds,
  reviewTargetDays,
  secondRoundDays,
} from '@waymark/contract/resumes/choices';
import type { ReviewFields } from '@waymark/contract/resumes/resume-review';
import { board } from '../../../platform/board/board.ts';
import { msg, term, type Message } from '@waymark/contract/text/message';

/** An empty review. */
export function emptyReview(): ReviewFields {
  const sections = reviewSections.map(({ value }) => [value, { score: null, text: '' }] as const);
  return {
    summary: '',
    sections: Object.fromEntries(sections) as ReviewFields['sections'],
    comments: [],
  };
}

/** The review as candidates see it: without empty comments. */
export function tidyReview({ summary, sections, comments }: ReviewFields): ReviewFields {
  return {
    summary: summary.trim(),
    sections: Object.fromEntries(
      Object.entries(sections).map(([name, { score, text }]) => [name, { score, text: text.trim() }]),
    ) as ReviewFields['sections'],
    comments: comments
      .map((comment) => ({ ...comment, text: comment.text.trim() }))
      .filter(({ text }) => text !== ''),
  };
}

/** Missing fields that prevent a review's publication; empty if it is complete. */
export function findGaps({ summary, sections }: ReviewFields): Record<string, Message> {
  const gaps: Record<string, Message> = {};
  for (const { value, label } of reviewSections) {
    if (sections[value].score === null) gaps[value] = msg`Please score “${term(label)}”.`;
  }
  if (summary.trim() === '') gaps['summary'] = msg`Please sum the review up in a few sentences.`;
  return gaps;
}

const dayMs = 86_400_000;

/** When a review requested at a time is due: after two working days, in UTC. */
export function dueAtOf(requestedAt: Date): Date {
  let due = nextWorkingTime(requestedAt);
  for (let day = 0; day < reviewTargetDays; day++) due = nextWorkingTime(new Date(due.getTime() + dayMs));
  return due;
}

/** The same time, moved from a weekend to Monday: reviewers do not work on weekends. */
function nextWorkingTime(time: Date): Date {
  const day = time.getUTCDay();
  const rest = day === 6 ? 2 : day === 0 ? 1 : 0;
  return new Date(time.getTime() + rest * dayMs);
}

/**
 * The deadline for requesting a second round: the end of the day that pages and mails name, in UTC like
 * theirs. It counts from the first publication; null after the last round, and where reviews are switched off.
 */
export function secondRoundEnd(round: number, publishedAt: Date | null): Date | null {
  if (round >= reviewRounds || publishedAt === null || !board.has('resumeReview')) return null;
  const last = new Date(publishedAt.getTime() + secondRoundDays * dayMs);
  last.setUTCHours(23, 59, 59, 999);
  return last;
}
