import type { BlogSidebar as Sidebar } from '@waymark/contract/content/posts';
import { paths, postPath } from '@waymark/contract/paths';
import { formatMonth } from '@waymark/contract/text/format';
import { useId, type ReactNode } from 'react';
import { Form } from 'react-router';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { Link } from '../../../../components/layout/link.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { isOffered } from '../../../../lib/board.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { feeds, mainLayout, services } from '../constants.ts';
import { postsPath } from '../rules.ts';
import styles from './blog-page.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface BlogSidebarProps {
  sidebar: Sidebar;
  words?: string;
  /** The form of the newsletter. */
  newsletter: ReactNode;
}

export function BlogSidebar({ sidebar, words = '', newsletter }: BlogSidebarProps) {
  const say = useSay();
  const locale = useLocale();
  const { recent, categories, tags, months } = sidebar;
  return (
    <aside className={`${ui['stack6']} ${ui['alignStart']}`} aria-label={say`More of the blog`}>
      <Search words={words} />
      <RecentPosts posts={recent} />
      {newsletter}
      <Services />
      <Block title={say`Categories`}>
        <CountedLinks
          links={categories.map((one) => ({
            ...one,
            to: postsPath(mainLayout.path, { category: one.name }),
          }))}
        />
      </Block>
      <Block title={say`Archive`}>
        <CountedLinks
          links={months.map(({ month, count }) => ({
            name: formatMonth(month, locale),
            count,
            to: postsPath(mainLayout.path, { month }),
          }))}
        />
      </Block>
      <Block title={say`Tags`}>
        <ul className={`${ui['wrap2']} ${styles['tags']}`}>
          {tags.map(({ name }) => (
            <li key={name}>
              <Link to={postsPath(mainLayout.path, { tag: name })} dir="auto">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Block>
      <p className={`${ui['softSm']} ${styles['feeds']}`}>
        {say`Follow by`}{' '}
        {feeds.map(({ href, label }, at) => (
          <span key={href}>
            {at > 0 && say` or `}
            <a href={href}>{say(label)}</a>
          </span>
        ))}
      </p>
    </aside>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={ui['grid4']} aria-labelledby={id}>
      <h2 className={styles['sidebarTitle']} id={id} dir="auto">
        {title}
      </h2>
      {children}
    </section>
  );
}

function CountedLinks({ links }: { links: readonly { name: string; count: number; to: string }[] }) {
  return (
    <ul className={`${ui['grid']} ${styles['links']}`}>
      {links.map(({ name, count, to }) => (
        <li key={name}>
          <Link to={to} dir="auto">
            {name}
          </Link>
          <span>{count}</span>
        </li>
      ))}
    </ul>
  );
}

function RecentPosts({ posts }: { posts: Sidebar['recent'] }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  if (posts.length === 0) return null;
  return (
    <Block title={say`Recent posts`}>
      <ul className={`${ui['grid4']} ${styles['recent']}`}>
        {posts.map(({ id, slug, title, publishedAt, cover }) => (
          <li key={id}>
            <img src={cover.url} width={72} height={54} alt="" loading="lazy" decoding="async" />
            <span>
              <Link to={postPath(slug)} dir="auto">
                {title}
              </Link>
              <time dateTime={publishedAt}>{formatDate(words, publishedAt, locale)}</time>
            </span>
          </li>
        ))}
      </ul>
    </Block>
  );
}

function Services() {
  const say = useSay();
  const offered = services.filter(isOffered);
  if (offered.length === 0) return null;
  return (
    <Block title={say`Our services`}>
      <ul className={`${ui['grid3']} ${styles['services']}`}>
        {offered.map(({ label, to, cover }) => (
          <li key={to} data-for={to === paths.resumeReview ? 'guest' : undefined}>
            <Link to={to}>
              <img
                src={`/api/blog-covers/${cover}`}
                width={304}
                height={171}
                alt=""
                loading="lazy"
                decoding="async"
              />
              <span>{say(label)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Block>
  );
}

function Search({ words }: { words: string }) {
  const say = useSay();
  return (
    <Form className={styles['search']} role="search" action={mainLayout.path}>
      <TextField
        key={words}
        label={say`Search the blog`}
        type="search"
        name="q"
        defaultValue={words}
        maxLength={100}
      />
      <Button type="submit" variant="secondary">
        {say`Search`}
      </Button>
    </Form>
  );
}
