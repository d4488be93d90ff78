import { reviewSections } from '@waymark/contract/resumes/choices/resume-review';
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

/** What a second resume says that the first did not, and the other way round; null where one cannot be read. */
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
