import type { PostCard } from '@waymark/contract/content/posts';
import { plural } from '@waymark/contract/text/format-count';
import { Link } from '../../../../components/layout/link.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { mainLayout } from '../constants.ts';
import { postsPath } from '../rules.ts';
import styles from './post-meta.module.css';

/** When and by whom, how long it is and how many have answered. */
export function PostMeta({ post, isFull = false }: { post: PostCard; isFull?: boolean }) {
  const { publishedAt, author, minutes, comments } = post;
  return (
    <p className={styles['meta']}>
      <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
      {author && isFull && (
        <Link to={postsPath(mainLayout.path, { author: author.slug })}>{author.name}</Link>
      )}
      {author && !isFull && <span>{author.name}</span>}
      {isFull && <span>{minutes} min</span>}
      {isFull ? (
        <a href="#comments">{plural(comments, 'comment')}</a>
      ) : (
        <span>{plural(comments, 'comment')}</span>
      )}
    </p>
  );
}
