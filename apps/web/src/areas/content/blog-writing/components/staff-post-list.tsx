import type { StaffPost } from '@waymark/contract/content/writing';
import { staffPostLists, type StaffPostList as List } from '@waymark/contract/content/choices/blog';
import type { Page } from '@waymark/contract/pagination';
import { postPath } from '@waymark/contract/paths';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { DataTable } from '../../../../components/data/data-table.tsx';
import desk from '../../../../components/data/desk.module.css';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { TabLinks } from '../../../../components/data/tab-links.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { WordsSearch } from '../../../../components/data/words-search.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { formatSince } from '../../../../lib/format-since.ts';
import { showError } from '../../../../lib/toasts.ts';
import { beginPost } from '../api/change-post.ts';
import { staffPostPath, staffPostsPath } from '../rules.ts';

const columns = [{ name: 'Title' }, { name: 'State' }, { name: 'Saved' }];

const empty: Readonly<Record<List, { title: string; text: string }>> = {
  drafts: { title: 'No drafts', text: 'Write a post: it saves itself here until you publish it.' },
  scheduled: { title: 'Nothing is scheduled', text: 'A post that you give a day waits here for it.' },
  published: { title: 'Nothing is published yet', text: 'What readers see is listed here.' },
  withdrawn: { title: 'Nothing was taken down', text: 'A post that you take down is kept here.' },
};

interface StaffPostListProps {
  show: List;
  words: string;
  list: Page<StaffPost>;
}

/** All posts, by how they stand. */
export function StaffPostList({ show, words, list }: StaffPostListProps) {
  const navigate = useNavigate();
  return (
    <>
      <PageHeading tools={<NewPost />}>Posts</PageHeading>
      <TabLinks
        label="Lists of posts"
        tabs={staffPostLists.map(({ value, label }) => ({
          label,
          to: staffPostsPath(value),
          isCurrent: value === show,
        }))}
      />
      <WordsSearch
        className={desk['search']}
        label="Words of the title"
        words={words}
        onSearch={(next) => void navigate(staffPostsPath(show, next))}
      />
      {list.total === 0 ? (
        <EmptyState title={words ? 'No title with these words' : empty[show].title}>
          {words ? 'Try fewer words, or another list.' : empty[show].text}
        </EmptyState>
      ) : (
        <DataTable columns={columns}>
          {list.data.map((post) => (
            <tr key={post.id}>
              <th scope="row" className={desk['name']}>
                <Link to={staffPostPath(post.id)}>{post.title || 'Without a title'}</Link>
                {post.state === 'published' && post.slug && (
                  <span className={desk['detail']}>
                    <Link to={postPath(post.slug)}>See it as readers do</Link>
                  </span>
                )}
              </th>
              <td>
                <PostState post={post} />
              </td>
              <td className={desk['since']}>
                <time dateTime={post.savedAt}>{formatSince(post.savedAt)}</time>
              </td>
            </tr>
          ))}
        </DataTable>
      )}
      <Pagination
        page={list.page}
        pageCount={Math.ceil(list.total / list.pageSize)}
        hrefOf={(page) => staffPostsPath(show, words, page)}
      />
    </>
  );
}

function NewPost() {
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);

  async function begin() {
    setPending(true);
    try {
      await navigate(staffPostPath(await beginPost()));
    } catch (failure) {
      showError(messageOf(failure));
      setPending(false);
    }
  }

  return (
    <Button pending={pending} onClick={() => void begin()}>
      Write a post
    </Button>
  );
}

/** How a post stands, in a word or two. */
export function PostState({ post }: { post: StaffPost }) {
  const { state, scheduledFor, isHeld, hasChanges } = post;
  if (scheduledFor !== null) {
    const at = new Date(scheduledFor).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
    return isHeld ? <Badge tone="bad">Held, set for {at}</Badge> : <Badge>Scheduled for {at}</Badge>;
  }
  if (state === 'published') {
    return (
      <span className={desk['badges']}>
        <Badge tone="good">Published</Badge>
        {hasChanges && <Badge>Changes not published</Badge>}
      </span>
    );
  }
  return (
    <Badge tone={state === 'withdrawn' ? 'bad' : 'neutral'}>
      {state === 'withdrawn' ? 'Taken down' : 'Draft'}
    </Badge>
  );
}
