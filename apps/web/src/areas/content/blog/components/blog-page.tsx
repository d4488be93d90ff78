import { msg } from '@waymark/contract/text/message';
import type { ReactNode } from 'react';
import { useLocale } from '../../../../lib/languages/language.ts';
import { Link } from '../../../../components/layout/link.tsx';
import { BeyondLastPage } from '../../../../components/data/beyond-last-page.tsx';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { PageHead } from '../../../../components/layout/page-head.tsx';
import ui from '../../../../styles/primitives.module.css';
import type { LoadedPosts } from '../api/load-posts.ts';
import { blogLayouts, type BlogLayout } from '../constants.ts';
import { describeFilter, isWhole, postsPath } from '../rules.ts';
import styles from './blog-page.module.css';
import { BlogSidebar } from './blog-sidebar.tsx';
import { PostItem } from './post-item.tsx';
import { rich, useSay } from '../../../../lib/languages/say.ts';

const forms = {
  classic: 'classic',
  classicSidebar: 'classic',
  grid: 'card',
  gridSidebar: 'card',
  leftImages: 'row',
} as const;

/** A list of posts in one of its five layouts (J-1). */
export function BlogPage({ newsletter, ...loaded }: LoadedPosts & { newsletter: ReactNode }) {
  const say = useSay();
  const locale = useLocale();
  const { layout, filter, page, pageSize, list, sidebar, isBeyond } = loaded;
  const { path } = blogLayouts[layout];
  if (isBeyond) {
    return (
      <BeyondLastPage page={page} first={postsPath(path, filter)}>
        {say`There are fewer posts than that.`}
      </BeyondLastPage>
    );
  }
  const heading = say(describeFilter(filter, list.author?.name, locale));
  return (
    <div className={`${ui['stack6']} ${ui['page']}`}>
      <PageHead
        title={heading}
        lead={
          list.author?.line ||
          (isWhole(filter) &&
            say`On looking for work, resumes, interviews, hiring and pay. Written by people who have sat on both sides.`)
        }
      >
        {!isWhole(filter) && (
          <ButtonLink variant="secondary" to={path}>
            {say`All posts`}
          </ButtonLink>
        )}
      </PageHead>
      <div className={`${ui['stack']} ${styles['columns']}`} data-sidebar={sidebar !== null || undefined}>
        <div>
          {list.total === 0 ? (
            <EmptyState title={say`No post is about that`}>
              {rich(say, msg`Try another word, or look through <link>all posts</link>.`, {
                link: <Link to={path} />,
              })}
            </EmptyState>
          ) : (
            <ul className={`${ui['stack']} ${styles['posts']}`} data-form={forms[layout]}>
              {list.posts.map((post, at) => (
                <li key={post.id}>
                  <PostItem post={post} form={forms[layout]} isFirst={at === 0} />
                </li>
              ))}
            </ul>
          )}
          <Pagination
            page={page}
            pageCount={Math.ceil(list.total / pageSize)}
            hrefOf={(number) => postsPath(path, filter, number)}
          />
          <LayoutLinks layout={layout} filter={filter} />
        </div>
        {sidebar && <BlogSidebar sidebar={sidebar} words={filter.q} newsletter={newsletter} />}
      </div>
    </div>
  );
}

/** Links to the same posts in the other layouts. */
function LayoutLinks({ layout, filter }: Pick<LoadedPosts, 'layout' | 'filter'>) {
  const say = useSay();
  return (
    <nav className={`${ui['wrap']} ${ui['note']} ${styles['layouts']}`} aria-label={say`Layout of the blog`}>
      {(Object.keys(blogLayouts) as BlogLayout[]).map((other) => (
        <Link
          key={other}
          to={postsPath(blogLayouts[other].path, filter)}
          aria-current={other === layout ? 'page' : undefined}
        >
          {say(blogLayouts[other].label)}
        </Link>
      ))}
    </nav>
  );
}
