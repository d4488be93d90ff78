import { staffPostLists, type PostKind, type StaffPostList as List } from '@waymark/contract/content/choices';
import type { StaffPost } from '@waymark/contract/content/writing';
import type { Page } from '@waymark/contract/pagination';
import { msg } from '@waymark/contract/text/message';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import desk from '../../../../components/data/desk.module.css';
import { DeskList, EmptyDesk, SinceCell } from '../../../../components/data/desk.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { formatMoment } from '../../../../lib/format-date.ts';
import { showFailed } from '../../../../lib/toasts.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { publicPath, staffPostPath, staffPostsPath } from '../rules.ts';
import { useSay } from '../../../../lib/languages/say.ts';

const columns = [{ name: msg`Title` }, { name: msg`State` }, { name: msg`Saved` }];

type EmptyTexts = Readonly<Record<List, { title: string; text: string }>>;

const noPages: EmptyTexts = {
  drafts: { title: msg`No drafts`, text: msg`Write a page: it saves itself here until you publish it.` },
  scheduled: { title: msg`Nothing is scheduled`, text: msg`A page that you give a day waits here for it.` },
  published: {
    title: msg`Nothing is published yet`,
    text: msg`Pages that visitors see are listed here. Navigation and footer link to them where you say so.`,
  },
  withdrawn: { title: msg`Nothing was taken down`, text: msg`A page that you take down is kept here.` },
};
const noPosts: EmptyTexts = {
  drafts: { title: msg`No drafts`, text: msg`Write a post: it saves itself here until you publish it.` },
  scheduled: { title: msg`Nothing is scheduled`, text: msg`A post that you give a day waits here for it.` },
  published: { title: msg`Nothing is published yet`, text: msg`What readers see is listed here.` },
  withdrawn: { title: msg`Nothing was taken down`, text: msg`A post that you take down is kept here.` },
};

interface StaffPostListProps {
  kind: PostKind;
  show: List;
  words: string;
  list: Page<StaffPost>;
}

/** Posts by state. */
export function StaffPostList({ kind, show, words, list }: StaffPostListProps) {
  const say = useSay();
  const isPages = kind === 'page';
  const empty = isPages ? noPages : noPosts;
  return (
    <DeskList
      title={isPages ? say`Pages` : say`Posts`}
      tools={<NewPost kind={kind} />}
      tabs={{
        label: isPages ? say`Lists of pages` : say`Lists of posts`,
        choices: staffPostLists,
        show,
        pathOf: (value) => staffPostsPath(kind, value),
      }}
      search={{ label: say`Words of the title`, words, pathOf: (next) => staffPostsPath(kind, show, next) }}
      list={list}
      pathOfPage={(page) => staffPostsPath(kind, show, words, page)}
      columns={columns}
      empty={
        words ? (
          <EmptyDesk
            title={say`No title with these words`}
          >{say`Try fewer words, or another list.`}</EmptyDesk>
        ) : (
          <EmptyDesk title={empty[show].title}>{empty[show].text}</EmptyDesk>
        )
      }
    >
      {list.data.map((post) => (
        <tr key={post.id}>
          <th scope="row" className={`${ui['semibold']} ${desk['name']}`}>
            <Link to={staffPostPath(post.id, kind)}>{post.title || say`Without a title`}</Link>
            {post.state === 'published' && post.slug && (
              <span className={`${ui['note']} ${ui['subtitle']}`}>
                <Link to={publicPath(kind, post.slug)}>{say`See it as readers do`}</Link>
              </span>
            )}
          </th>
          <td>
            <PostState post={post} />
          </td>
          <SinceCell at={post.savedAt} />
        </tr>
      ))}
    </DeskList>
  );
}

function NewPost({ kind }: { kind: PostKind }) {
  const say = useSay();
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);

  async function begin() {
    setPending(true);
    try {
      const { data } = await callApi('POST /staff/posts', { query: { kind } });
      await navigate(staffPostPath(data.id, kind));
    } catch (failure) {
      showFailed(failure);
      setPending(false);
    }
  }

  return (
    <Button pending={pending} onClick={() => void begin()}>
      {kind === 'page' ? say`Write a page` : say`Write a post`}
    </Button>
  );
}

export function PostState({ post }: { post: StaffPost }) {
  const say = useSay();
  const locale = useLocale();
  const { state, scheduledFor, isHeld, hasChanges } = post;
  if (scheduledFor !== null) {
    const at = formatMoment(scheduledFor, locale);
    return isHeld ? (
      <Badge tone="bad">{say`Held, set for ${at}`}</Badge>
    ) : (
      <Badge>{say`Scheduled for ${at}`}</Badge>
    );
  }
  if (state === 'published') {
    return (
      <span className={ui['cluster2']}>
        <Badge tone="good">{say`Published`}</Badge>
        {hasChanges && <Badge>{say`Changes not published`}</Badge>}
      </span>
    );
  }
  return (
    <Badge tone={state === 'withdrawn' ? 'bad' : 'neutral'}>
      {state === 'withdrawn' ? say`Taken down` : say`Draft`}
    </Badge>
  );
}
