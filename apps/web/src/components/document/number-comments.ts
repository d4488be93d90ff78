import type { ResumeSheet, ReviewComment } from '@waymark/contract/resumes/resume-review';
import type { SheetMark } from './sheet-marks.tsx';

/** Comments in the order of their places; comments about the whole resume come last. */
export function orderComments(
  comments: readonly ReviewComment[],
  sheet: Pick<ResumeSheet, 'pages'>,
): ReviewComment[] {
  const lines = sheet.pages.flatMap((page) => page.lines.map(({ id }) => id));
  const placeOf = ({ anchor }: ReviewComment): readonly number[] => {
    if (!anchor) return [Number.MAX_SAFE_INTEGER, 0, 0];
    return [anchor.page, anchor.area?.y ?? 0, anchor.line === null ? -1 : lines.indexOf(anchor.line)];
  };
  return comments.toSorted((a, b) => {
    const [one, other] = [placeOf(a), placeOf(b)];
    const at = one.findIndex((value, index) => value !== other[index]);
    return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
  });
}

/** The numbers that stand at the places of comments, in their order. */
export function marksOf(ordered: readonly ReviewComment[]): SheetMark[] {
  return ordered.flatMap(({ id, kind, anchor }, index) =>
    anchor ? [{ id, kind, anchor, number: index + 1 }] : [],
  );
}
