import type { ReviewComment } from '@waymark/contract/resumes/resume-review';
import { commentsLimit } from '@waymark/contract/resumes/choices/resume-review';
import { useId } from 'react';
import { Button } from '../../../../components/form/button.tsx';
import { showUndo } from '../../../../lib/toasts.ts';
import { CommentCard } from './comment-card.tsx';
import styles from './comments.module.css';
import type { ReviewForm } from './use-review-form.ts';

interface CommentListProps {
  /** In the order of the document. */
  comments: readonly ReviewComment[];
  form: ReviewForm;
  active: string | undefined;
  isWritable: boolean;
  onActive: (id: string) => void;
  onShowPlace: (id: string) => void;
  onAdd: () => void;
}

/** What is said of places in the resume, and of the whole. */
export function CommentList(props: CommentListProps) {
  const { comments, form, active, isWritable, onActive, onShowPlace, onAdd } = props;
  const id = useId();

  function remove(comment: ReviewComment) {
    form.removeComment(comment.id);
    if (comment.text.trim() !== '') {
      showUndo('The comment is removed.', () => form.restoreComment(comment));
    }
  }

  return (
    <section className={styles['comments']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>Comments{comments.length > 0 && ` (${comments.length})`}</h2>
        {isWritable && comments.length < commentsLimit && (
          <Button variant="secondary" onClick={onAdd} aria-keyshortcuts="C">
            Comment on the whole
          </Button>
        )}
      </div>
      {comments.length === 0 && (
        <p className={styles['none']}>
          {isWritable
            ? 'Press a line of the resume, or draw around what you mean. By keyboard: L, the arrow keys, Enter.'
            : 'No comment is written.'}
        </p>
      )}
      <ol className={styles['list']}>
        {comments.map((comment, index) => (
          <CommentCard
            key={comment.id}
            comment={comment}
            number={index + 1}
            isActive={comment.id === active}
            isWritable={isWritable}
            onActive={() => onActive(comment.id)}
            onShowPlace={() => onShowPlace(comment.id)}
            onChange={(change) => form.changeComment(comment.id, change)}
            onRemove={() => remove(comment)}
          />
        ))}
      </ol>
    </section>
  );
}
