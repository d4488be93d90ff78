import { Badge } from '../../../../components/data/tag.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Avatar } from '../../../../components/media/avatar.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import type { CommentThread } from '../rules.ts';
import styles from './comment-list.module.css';

interface CommentListProps {
  threads: readonly CommentThread[];
  onAnswer: (comment: { id: string; name: string }) => void;
}

/** Comments, each with its answers. */
export function CommentList({ threads, onAnswer }: CommentListProps) {
  return (
    <ol className={styles['list']}>
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
  const { id, name, url, text, byStaff, at } = thread;
  if (name === '')
    return <p className={styles['gone']}>This comment was removed with its author’s account.</p>;
  return (
    <article className={styles['comment']} id={`comment-${id}`} aria-label={`Comment by ${name}`}>
      <Avatar name={name} pictureUrl={null} size="small" />
      <div>
        <p className={styles['head']}>
          <bdi className={styles['name']}>
            {url ? (
              <a href={url} rel="nofollow ugc noopener">
                {name}
              </a>
            ) : (
              name
            )}
          </bdi>
          {byStaff && <Badge>Our team</Badge>}
          <time dateTime={at}>{formatDate(at)}</time>
        </p>
        <p className={styles['text']} dir="auto">
          {text}
        </p>
        <Button
          className={styles['answer']}
          variant="quiet"
          data-needs="script"
          aria-label={`Reply to ${name}`}
          onClick={() => onAnswer({ id, name })}
        >
          Reply
        </Button>
      </div>
    </article>
  );
}
