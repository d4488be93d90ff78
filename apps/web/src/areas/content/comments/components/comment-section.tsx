import type { PostComment } from '@waymark/contract/content/posts';
import { plural } from '@waymark/contract/text/format-count';
import { useState } from 'react';
import { lazyComponent } from '../../../../components/layout/lazy-component.tsx';
import { nestComments } from '../rules.ts';
import { CommentList } from './comment-list.tsx';
import styles from './comment-section.module.css';

// Below everything that is read; its checks weigh more than the rest of the page.
const CommentForm = lazyComponent(async () => (await import('./comment-form.tsx')).CommentForm);

const formId = 'leave-a-reply';

interface CommentSectionProps {
  slug: string;
  comments: readonly PostComment[];
}

/** What readers say below a post, and the form with which they do (J-2). */
export function CommentSection({ slug, comments }: CommentSectionProps) {
  const [answered, setAnswered] = useState<{ id: string; name: string } | null>(null);
  const threads = nestComments(comments);
  const count = comments.filter(({ name }) => name !== '').length;
  return (
    <section className={styles['section']} id="comments" aria-labelledby="comments-title" data-print="none">
      <h2 id="comments-title">{count === 0 ? 'No comments yet' : plural(count, 'comment')}</h2>
      {threads.length > 0 && (
        <CommentList
          threads={threads}
          onAnswer={(comment) => {
            setAnswered(comment);
            document.getElementById(formId)?.scrollIntoView();
          }}
        />
      )}
      <div className={styles['form']} id={formId}>
        <h3>{answered ? `Answer ${answered.name}` : 'Leave a reply'}</h3>
        <p className={styles['without']} data-without="script">
          To write a comment, please switch JavaScript on.
        </p>
        <div data-needs="script">
          <CommentForm slug={slug} answered={answered} onForget={() => setAnswered(null)} />
        </div>
      </div>
    </section>
  );
}
