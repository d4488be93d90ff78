import type { PostCard, PostPicture as Picture } from '@waymark/contract/content/posts';
import { postPath } from '@waymark/contract/paths';
import { plural } from '@waymark/contract/text/message';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { Link } from '../../../../components/layout/link.tsx';
import { Prose } from '../../../../components/layout/prose.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { mainLayout } from '../constants.ts';
import { postsPath } from '../rules.ts';
import styles from './blog-page.module.css';
import postPageStyles from './post-page.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

const sizesOf = {
  classic: '(min-width: 72rem) 46rem, 92vw',
  card: '(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 92vw',
  row: '(min-width: 40rem) 18rem, 92vw',
} as const;

interface PostItemProps {
  post: PostCard;
  form: keyof typeof sizesOf;
  isFirst?: boolean;
  heading?: 'h2' | 'h3';
}

/** A post in a list: over the whole width, as a card, or with its picture at the left. */
export function PostItem({ post, form, isFirst = false, heading: Heading = 'h2' }: PostItemProps) {
  const say = useSay();
  return (
    <article className={`${ui['stack4']} ${styles['item']}`} data-form={form}>
      <PostPicture picture={post.cover} sizes={sizesOf[form]} isFirst={isFirst} />
      <div className={ui['stack2']}>
        <p className={styles['category']}>{post.category}</p>
        <Heading className={styles['itemTitle']} dir="auto">
          <Link to={postPath(post.slug)} dir="auto">
            {post.title}
          </Link>
        </Heading>
        <PostMeta post={post} />
        {post.summary && (
          <p className={`${ui['soft']} ${styles['summary']}`} dir="auto">
            {post.summary}
          </p>
        )}
        <span className={styles['more']} aria-hidden="true">
          {say`READ MORE`}
        </span>
      </div>
    </article>
  );
}

/** Date, author and comments; the full form adds the reading time and links. */
export function PostMeta({ post, isFull = false }: { post: PostCard; isFull?: boolean }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { publishedAt, author, minutes, comments } = post;
  return (
    <p className={`${ui['wrap']} ${ui['note']} ${styles['meta']}`}>
      <time dateTime={publishedAt}>{formatDate(words, publishedAt, locale)}</time>
      {author && isFull && (
        <Link to={postsPath(mainLayout.path, { author: author.slug })}>
          <bdi>{author.name}</bdi>
        </Link>
      )}
      {author && !isFull && (
        <span>
          <bdi>{author.name}</bdi>
        </span>
      )}
      {isFull && <span>{say`${minutes} min`}</span>}
      {isFull ? (
        <a href="#comments">{say`${plural(comments, 'comment')}`}</a>
      ) : (
        <span>{say`${plural(comments, 'comment')}`}</span>
      )}
    </p>
  );
}

interface PostPictureProps {
  picture: Picture;
  /** The `sizes` of the image. */
  sizes: string;
  /** Above the fold: it loads first. */
  isFirst?: boolean;
}

/** A cover, cut to 16 by 9. */
export function PostPicture({ picture, sizes, isFirst = false }: PostPictureProps) {
  const { url, srcSet, width, height, alternativeText } = picture;
  return (
    <img
      className={`${ui['sunken']} ${styles['picture']}`}
      src={url}
      {...(srcSet !== null && { srcSet, sizes })}
      width={width}
      height={height}
      alt={alternativeText}
      {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      decoding="async"
    />
  );
}

/** The text of a post, rendered by the server. */
export function PostText({ html }: { html: string }) {
  return (
    <div className={postPageStyles['text']}>
      <Prose html={html} />
    </div>
  );
}
