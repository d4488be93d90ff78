import type { BlogSidebar as Sidebar, PostDetail } from '@waymark/contract/content/posts';
import type { ReactNode } from 'react';
import { Link } from '../../../../components/layout/link.tsx';
import { Avatar } from '../../../../components/media/avatar.tsx';
import ui from '../../../../styles/primitives.module.css';
import { mainLayout } from '../constants.ts';
import { postsPath, shareLinks } from '../rules.ts';
import { BlogSidebar } from './blog-sidebar.tsx';
import { PostItem, PostMeta, PostPicture, PostText } from './post-item.tsx';
import styles from './post-page.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface PostPageProps {
  post: PostDetail;
  sidebar: Sidebar;
  /** The one address of the post, for sharing. */
  address: string;
  newsletter: ReactNode;
  /** The comments. */
  children: ReactNode;
}

export function PostPage({ post, sidebar, address, newsletter, children }: PostPageProps) {
  const say = useSay();
  return (
    <div className={`${ui['page']} ${ui['stack']} ${styles['page']}`}>
      <article>
        <header className={`${ui['grid3']} ${styles['head']}`}>
          <p className={styles['category']}>
            <Link to={postsPath(mainLayout.path, { category: post.category })}>{post.category}</Link>
          </p>
          <h1 className={styles['title']} dir="auto">
            {post.title}
          </h1>
          <p className={ui['leadLg']} dir="auto">
            {post.summary}
          </p>
          <PostMeta post={post} isFull />
        </header>
        <div className={styles['cover']}>
          <PostPicture picture={post.cover} sizes="(min-width: 64rem) 50rem, 92vw" isFirst />
        </div>
        {post.contents.length > 0 && (
          <nav className={styles['contents']} aria-label={say`In this post`}>
            <p>{say`In this post`}</p>
            <ol>
              {post.contents.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <PostText html={post.html} />
        <footer className={`${ui['grid4']} ${ui['topRule5']} ${styles['end']}`}>
          <Tags tags={post.tags} />
          <Share title={post.title} address={address} />
          <Author post={post} />
        </footer>
        {children}
        <Related posts={post.related} />
      </article>
      <BlogSidebar sidebar={sidebar} newsletter={newsletter} />
    </div>
  );
}

function Tags({ tags }: Pick<PostDetail, 'tags'>) {
  const say = useSay();
  if (tags.length === 0) return null;
  return (
    <p className={`${ui['cluster2']} ${ui['textSm']} ${styles['tags']}`}>
      <strong>{say`Tags`}</strong>
      {tags.map((tag) => (
        <Link key={tag} to={postsPath(mainLayout.path, { tag })}>
          {tag}
        </Link>
      ))}
    </p>
  );
}

function Share({ title, address }: { title: string; address: string }) {
  const say = useSay();
  return (
    <p className={`${ui['cluster2']} ${ui['textSm']} ${styles['tags']}`}>
      <strong>{say`Share on`}</strong>
      {shareLinks(title, address).map(({ name, href }) => (
        <a key={name} href={href} rel="nofollow" dir="auto">
          {name}
        </a>
      ))}
    </p>
  );
}

function Author({ post: { author, authorLine } }: { post: PostDetail }) {
  if (!author) return null;
  return (
    <div className={`${ui['grid4']} ${styles['author']}`}>
      <Avatar name={author.name} pictureUrl={null} />
      <div>
        <p>
          <Link to={postsPath(mainLayout.path, { author: author.slug })} dir="auto">
            {author.name}
          </Link>
        </p>
        {authorLine && <p>{authorLine}</p>}
      </div>
    </div>
  );
}

function Related({ posts }: { posts: PostDetail['related'] }) {
  const say = useSay();
  if (posts.length === 0) return null;
  return (
    <section className={styles['related']} aria-labelledby="related">
      <h2 id="related">{say`Read on`}</h2>
      <ul>
        {posts.map((post) => (
          <li key={post.id}>
            <PostItem post={post} form="card" heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
