import {
  reviewSections,
  reviewRounds,
  reviewTargetDays,
  secondRoundDays,
} from '@waymark/contract/resumes/choices';
import type { ResumeChanges, ResumeSheet, ReviewFields } from '@waymark/contract/resumes/resume-review';
import { diffArrays } from 'diff';

/** A review of which nothing is written. */
export function emptyReview(): ReviewFields {
  const sections = reviewSections.map(({ value }) => [value, { score: null, text: '' }] as const);
  return {
    summary: '',
    sections: Object.fromEntries(sections) as ReviewFields['sections'],
    comments: [],
  };
}

/** What candidates get to see: without comments that were begun and left empty. */
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

/** What a review still lacks before it can be published, by field; empty when it is whole. */
export function findGaps({ summary, sections }: ReviewFields): Record<string, string> {
  const gaps: Record<string, string> = {};
  for (const { value, label } of reviewSections) {
    if (sections[value].score === null) gaps[value] = `Please score “${label}”.`;
  }
  if (summary.trim() === '') gaps['summary'] = 'Please sum the review up in a few sentences.';
  return gaps;
}

/**
 * What a second resume says that the first did not, and the other way round; null where one cannot be read.
 */
export function compareSheets(before: ResumeSheet | null, after: ResumeSheet | null): ResumeChanges | null {
  const [old, now] = [linesOf(before), linesOf(after)];
  if (old.length === 0 || now.length === 0) return null;
  return (
    diffArrays(old, now, { comparator: isSameLine, timeout: diffMs })?.map(({ added, removed, value }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      lines: value,
    })) ?? null
  );
}

/** Two resumes that have nothing in common take longest; then there is nothing to compare either. */
const diffMs = 500;

function linesOf(sheet: ResumeSheet | null): string[] {
  return sheet?.pages.flatMap(({ lines }) => lines.map(({ text }) => text)) ?? [];
}

/** Spaces and kinds of dashes are the printer's business. */
function isSameLine(a: string, b: string): boolean {
  return plain(a) === plain(b);
}

const plain = (text: string) => text.replaceAll(/[‐-―]/g, '-').replaceAll(/\s+/g, ' ').trim();

const dayMs = 86_400_000;

/** When a review that was asked for then is to be there: after two working days, in UTC. */
export function dueAtOf(requestedAt: Date): Date {
  let due = nextWorkingTime(requestedAt);
  for (let day = 0; day < reviewTargetDays; day++) due = nextWorkingTime(new Date(due.getTime() + dayMs));
  return due;
}

/** The time itself, or on a weekend the same hour of Monday: reviewers rest on weekends. */
function nextWorkingTime(time: Date): Date {
  const day = time.getUTCDay();
  const rest = day === 6 ? 2 : day === 0 ? 1 : 0;
  return new Date(time.getTime() + rest * dayMs);
}

/**
 * Until when a second round may be asked for: to the end of the day that pages and mails name, in UTC as they
 * do. It is counted from the first publication; null after the last round.
 */
export function secondRoundEnd(round: number, publishedAt: Date | null): Date | null {
  if (round >= reviewRounds || publishedAt === null) return null;
  const last = new Date(publishedAt.getTime() + secondRoundDays * dayMs);
  last.setUTCHours(23, 59, 59, 999);
  return last;
}
