import type { PostComment } from '@waymark/contract/content/posts';
import { plural } from '@waymark/contract/text/message';
import { useState } from 'react';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { Badge } from '../../../../components/data/tag.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { lazyComponent } from '../../../../components/layout/lazy-component.tsx';
import { Avatar } from '../../../../components/media/avatar.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { nestComments, type CommentThread } from '../rules.ts';
import styles from './comment-section.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

// It stands below the text, and its checks weigh more than the rest of the page.
const CommentForm = lazyComponent(async () => (await import('./comment-form.tsx')).CommentForm);

const formId = 'leave-a-reply';

interface CommentSectionProps {
  slug: string;
  comments: readonly PostComment[];
}

/** The comments below a post, and their form (J-2). */
export function CommentSection({ slug, comments }: CommentSectionProps) {
  const say = useSay();
  const [answered, setAnswered] = useState<{ id: string; name: string } | null>(null);
  const threads = nestComments(comments);
  const count = comments.filter(({ name }) => name !== '').length;
  return (
    <section
      className={`${ui['stack5']} ${styles['section']}`}
      id="comments"
      aria-labelledby="comments-title"
      data-print="none"
    >
      <h2 id="comments-title">{count === 0 ? say`No comments yet` : say`${plural(count, 'comment')}`}</h2>
      {threads.length > 0 && (
        <CommentList
          threads={threads}
          onAnswer={(comment) => {
            setAnswered(comment);
            document.getElementById(formId)?.scrollIntoView();
          }}
        />
      )}
      <div className={`${ui['card']} ${ui['grid5']} ${styles['form']}`} id={formId}>
        <h3>{answered ? say`Answer ${answered.name}` : say`Leave a reply`}</h3>
        <p className={ui['soft']} data-without="script">
          {say`To write a comment, please switch JavaScript on.`}
        </p>
        <div data-needs="script">
          <CommentForm slug={slug} answered={answered} onForget={() => setAnswered(null)} />
        </div>
      </div>
    </section>
  );
}

interface CommentListProps {
  threads: readonly CommentThread[];
  onAnswer: (comment: { id: string; name: string }) => void;
}

function CommentList({ threads, onAnswer }: CommentListProps) {
  return (
    <ol className={`${ui['stack4']} ${styles['list']}`}>
      {threads.map((thread) => (
        <li key={thread.id}>
          <Comment thread={thread} onAnswer={onAnswer} />
          {thread.answers.length > 0 && <CommentList threads={thread.answers} onAnswer={onAnswer} />}
        </li>
      ))}
    </ol>
  );
}

function Comment({ thread, onAnswer }: { thread: CommentThread; onAnswer: CommentListProps['onAnswer'] }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { id, name, url, text, byStaff, at } = thread;
  if (name === '')
    return <p className={styles['gone']}>{say`This comment was removed with its author’s account.`}</p>;
  return (
    <article
      className={`${ui['grid3']} ${styles['comment']}`}
      id={`comment-${id}`}
      aria-label={say`Comment by ${name}`}
    >
      <Avatar name={name} pictureUrl={null} size="small" />
      <div>
        <p className={`${ui['cluster']} ${styles['head']}`}>
          <bdi className={ui['strong']}>
            {url ? (
              <a href={url} rel="nofollow ugc noopener" dir="auto">
                {name}
              </a>
            ) : (
              name
            )}
          </bdi>
          {byStaff && <Badge>{say`Our team`}</Badge>}
          <time dateTime={at}>{formatDate(words, at, locale)}</time>
        </p>
        <p className={styles['text']} dir="auto">
          {text}
        </p>
        <Button
          className={styles['answer']}
          variant="quiet"
          data-needs="script"
          aria-label={say`Reply to ${name}`}
          onClick={() => onAnswer({ id, name })}
        >
          {say`Reply`}
        </Button>
      </div>
    </article>
  );
}
