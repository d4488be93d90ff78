import type { PostDraft, PostPreview, StaffPostDetail } from '@waymark/contract/content/writing';
import { msg, plural } from '@waymark/contract/text/message';
import { useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useBoardWords } from '../../../../lib/board-words.ts';
import desk from '../../../../components/data/desk.module.css';
import { DeskHeading } from '../../../../components/data/desk.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import { useRefusal } from '../../../../components/form/use-refusal.ts';
import { Card } from '../../../../components/layout/card.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { DraftFailure, DraftState } from '../../../../components/writing/draft-notes.tsx';
import { useDraft, type Draft } from '../../../../components/writing/use-draft.ts';
import { usePreview } from '../../../../components/writing/use-preview.ts';
import { WritingDesk } from '../../../../components/writing/writing-desk.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { formatSince } from '../../../../lib/format-since.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { insertAt, pictureMarkdown, publicPath, staffPostsPath } from '../rules.ts';
import { PictureCard } from './picture-card.tsx';
import { PostFields } from './post-fields.tsx';
import { PublishCard } from './publish-card.tsx';
import { PostState } from './staff-post-list.tsx';
import { useSay } from '../../../../lib/languages/say.ts';

interface PostDeskProps {
  post: StaffPostDetail;
  /** The text as readers see it. */
  renderText: (html: string) => ReactNode;
}

const emptyPreview: PostPreview = { html: '', minutes: 1, words: 0 };

async function previewText(body: string, signal: AbortSignal): Promise<PostPreview> {
  return (await callApi('POST /staff/post-previews', { body: { body } }, { signal })).data;
}

/** The editor of a post: its fields, its preview and its publication. */
export function PostDesk({ post, renderText }: PostDeskProps) {
  const params = { postId: post.id };
  const work = useDraft<PostDraft>(post, async (version, changed, options = {}) => {
    const input = { params, body: { version, draft: changed } };
    return (await callApi('PUT /staff/posts/:postId/draft', input, options)).data.version;
  });
  const { draft, change } = work;
  const refusal = useRefusal(draft);
  const text = useRef<HTMLTextAreaElement>(null);
  const preview = usePreview(draft.body, previewText, emptyPreview);

  return (
    <>
      <Head post={post} work={work} />
      <DraftFailure {...work} />
      <WritingDesk preview={<Preview preview={preview} renderText={renderText} />}>
        <PostFields post={post} draft={draft} errors={refusal.problems} text={text} onChange={change} />
        <PictureCard
          post={post}
          coverId={draft.coverId}
          onCover={(coverId) => change({ coverId })}
          onInsert={(picture) =>
            change({
              body: insertAt(
                draft.body,
                text.current?.selectionStart ?? draft.body.length,
                pictureMarkdown(picture),
              ),
            })
          }
        />
        <PublishCard post={post} work={work} refusal={refusal} />
        <VersionCard post={post} work={work} />
      </WritingDesk>
    </>
  );
}

function Head({ post, work: { draft, state } }: { post: StaffPostDetail; work: Draft<PostDraft> }) {
  const say = useSay();
  return (
    <>
      <DeskHeading list={staffPostsPath(post.kind, post.state === 'published' ? 'published' : 'drafts')}>
        {draft.title || say`Without a title`}
      </DeskHeading>
      <p className={ui['cluster2']}>
        <PostState post={post} />
        <DraftState state={state} />
        {post.state === 'published' && post.slug && (
          <Link to={publicPath(post.kind, post.slug)}>{say`See it as readers do`}</Link>
        )}
      </p>
    </>
  );
}

function Preview({ preview, renderText }: Pick<PostDeskProps, 'renderText'> & { preview: PostPreview }) {
  const say = useSay();
  return (
    <Card title={say`Preview`}>
      <p className={ui['note']}>
        {say`${plural(preview.words, 'word')}, ${plural(preview.minutes, 'minute')} to read`}
      </p>
      {preview.html ? (
        renderText(preview.html)
      ) : (
        <p className={ui['note']}>{say`What you write appears here.`}</p>
      )}
    </Card>
  );
}

/** Published versions, each of which can be restored. */
function VersionCard({ post, work }: { post: StaffPostDetail; work: Draft<PostDraft> }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { change } = useChange();
  const [asked, setAsked] = useState<StaffPostDetail['versions'][number] | null>(null);
  if (post.versions.length === 0) return null;

  async function restore() {
    const version = await work.flush();
    if (!asked || version === undefined)
      throw new Error(work.failure || msg`Your changes could not be saved first.`);
    const params = { postId: post.id, versionId: asked.id };
    const call = callApi('POST /staff/posts/:postId/versions/:versionId/restore', {
      params,
      body: { version },
    });
    await change(call, () => setAsked(null));
  }

  return (
    <Card title={say`Versions`}>
      <ol className={ui['grid4']} reversed>
        {post.versions.map((one) => (
          <li key={one.id} className={`${ui['spread']} ${desk['item']}`}>
            <span>
              {one.number}. {one.title}
              <time className={`${ui['note']} ${ui['subtitle']}`} dateTime={one.at}>
                {formatSince(words, one.at, locale)}
              </time>
            </span>
            <Button
              variant="secondary"
              aria-label={say`Restore version ${one.number}`}
              onClick={() => setAsked(one)}
            >
              {say`Restore`}
            </Button>
          </li>
        ))}
      </ol>
      <ConfirmDialog
        open={asked !== null}
        title={say`Restore version ${asked?.number ?? ''}?`}
        confirm={say`Restore`}
        onConfirm={restore}
        onClose={() => setAsked(null)}
      >
        {say`It replaces the present draft. Readers see nothing of this until you publish.`}
      </ConfirmDialog>
    </Card>
  );
}
