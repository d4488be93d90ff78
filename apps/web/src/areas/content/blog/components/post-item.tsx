import type { PostCard } from '@waymark/contract/content/posts';
import { postPath } from '@waymark/contract/paths';
import { Link } from '../../../../components/layout/link.tsx';
import styles from './post-item.module.css';
import { PostMeta } from './post-meta.tsx';
import { PostPicture } from './post-picture.tsx';

const sizesOf = {
  classic: '(min-width: 72rem) 46rem, 92vw',
  card: '(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 92vw',
  row: '(min-width: 40rem) 18rem, 92vw',
} as const;

interface PostItemProps {
  post: PostCard;
  form: keyof typeof sizesOf;
  /** Whether it is the first that is seen. */
  isFirst?: boolean;
  /** The level of its heading. */
  heading?: 'h2' | 'h3';
}

/** A post in a list: over the whole width, as a card, or with its picture at the left. */
export function PostItem({ post, form, isFirst = false, heading: Heading = 'h2' }: PostItemProps) {
  return (
    <article className={styles['item']} data-form={form}>
      <PostPicture picture={post.cover} sizes={sizesOf[form]} isFirst={isFirst} />
      <div className={styles['words']}>
        <p className={styles['category']}>{post.category}</p>
        <Heading className={styles['title']}>
          <Link to={postPath(post.slug)}>{post.title}</Link>
        </Heading>
        <PostMeta post={post} />
        {post.summary && <p className={styles['summary']}>{post.summary}</p>}
        <span className={styles['more']} aria-hidden="true">
          READ MORE
        </span>
      </div>
    </article>
  );
}
