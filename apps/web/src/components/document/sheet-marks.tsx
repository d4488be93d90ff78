import type { CommentKind } from '@waymark/contract/resumes/choices';
import type { Anchor } from '@waymark/contract/resumes/resume-review';
import styles from './resume-sheet.module.css';
import { useSay } from '../../lib/languages/say.ts';

/** A place of a resume that has a comment. */
export interface SheetMark {
  id: string;
  number: number;
  kind: CommentKind;
  anchor: Anchor;
  /** Only highlights the place: it has no comment to link to. */
  isQuiet?: true;
  /** The accessible name of the number, if the mark is not a comment. */
  label?: string;
}

/** Those that have a number to press. */
export const withNumbers = (marks: readonly SheetMark[]): SheetMark[] =>
  marks.filter(({ isQuiet }) => !isQuiet);

interface MarkButtonProps {
  mark: SheetMark;
  isActive: boolean;
  onActivate: (id: string) => void;
}

/** The number at a place; pressing it opens the comment. */
export function MarkButton({ mark, isActive, onActivate }: MarkButtonProps) {
  const say = useSay();
  return (
    <button
      type="button"
      className={styles['mark']}
      data-mark={mark.id}
      data-kind={mark.kind}
      data-active={isActive || undefined}
      aria-label={mark.label ?? say`Comment ${mark.number}`}
      onClick={() => onActivate(mark.id)}
    >
      {mark.number}
    </button>
  );
}
