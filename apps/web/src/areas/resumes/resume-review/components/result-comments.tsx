import { commentKinds } from '@waymark/contract/resumes/choices/resume-review';
import { useEffect, useRef } from 'react';
import type { ReviewComment } from '@waymark/contract/resumes/resume-review';
import styles from './result-page.module.css';

/** A comment with the number that stands at its place. */
export interface NumberedComment extends ReviewComment {
  number: number;
}

interface ResultCommentsProps {
  comments: readonly NumberedComment[];
  active: string | undefined;
  onActivate: (id: string) => void;
}

/** Comments with the numbers that stand at their places. */
export function ResultComments({ comments, active, onActivate }: ResultCommentsProps) {
  return (
    <ol className={styles['notes']} data-notes="">
      {comments.map((comment) => (
        <ResultComment
          key={comment.id}
          comment={comment}
          isActive={comment.id === active}
          onActivate={onActivate}
        />
      ))}
    </ol>
  );
}

interface ResultCommentProps {
  comment: NumberedComment;
  isActive: boolean;
  onActivate: (id: string) => void;
}

function ResultComment({ comment, isActive, onActivate }: ResultCommentProps) {
  const { id, kind, number, text, anchor, rule } = comment;
  const note = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // What is pointed at stays where it is.
    if (isActive && !note.current?.matches(':hover')) note.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <li
      ref={note}
      className={styles['note']}
      data-note={id}
      data-kind={kind}
      data-active={isActive || undefined}
      onPointerEnter={() => anchor && onActivate(id)}
    >
      <p className={styles['noteHead']}>
        <span className={styles['number']}>{number}</span>
        {commentKinds.find(({ value }) => value === kind)?.label}
      </p>
      {anchor?.quote && <q className={styles['quote']}>{anchor.quote}</q>}
      <p className={styles['words']}>{text}</p>
      {rule !== undefined && (
        <p className={styles['origin']}>Found by the automatic check, confirmed by the reviewer</p>
      )}
    </li>
  );
}
