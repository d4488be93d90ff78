import type { PostDraft, PostPreview, StaffPostDetail } from '@waymark/contract/content/writing';
import { postPath } from '@waymark/contract/paths';
import { plural } from '@waymark/contract/text/format-count';
import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import desk from '../../../../components/data/desk.module.css';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { useRefusal } from '../../../../components/form/use-refusal.ts';
import { Card } from '../../../../components/layout/card.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { DraftFailure, DraftState } from '../../../../components/writing/draft-notes.tsx';
import { useDraft, type Draft } from '../../../../components/writing/use-draft.ts';
import { usePreview } from '../../../../components/writing/use-preview.ts';
import { WritingDesk } from '../../../../components/writing/writing-desk.tsx';
import { previewText, saveDraft } from '../api/change-post.ts';
import { insertAt, pictureMarkdown, staffPostsPath } from '../rules.ts';
import { PictureCard } from './picture-card.tsx';
import { PostFields } from './post-fields.tsx';
import { PublishCard } from './publish-card.tsx';
import { PostState } from './staff-post-list.tsx';
import { VersionCard } from './version-card.tsx';

interface PostDeskProps {
  post: StaffPostDetail;
  /** As readers see a text; that belongs to another domain. */
  renderText: (html: string) => ReactNode;
}

const nothing: PostPreview = { html: '', minutes: 1, words: 0 };

/** Where a post is written: its fields, how it will look, and what becomes of it. */
export function PostDesk({ post, renderText }: PostDeskProps) {
  const work = useDraft<PostDraft>(post, (...version) => saveDraft(post.id, ...version));
  const { draft, change } = work;
  const refusal = useRefusal(draft);
  const text = useRef<HTMLTextAreaElement>(null);
  const preview = usePreview(draft.body, previewText, nothing);

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
  return (
    <>
      <PageHeading
        tools={
          <ButtonLink
            variant="secondary"
            to={staffPostsPath(post.state === 'published' ? 'published' : 'drafts')}
          >
            Back to the list
          </ButtonLink>
        }
      >
        {draft.title || 'Without a title'}
      </PageHeading>
      <p className={desk['badges']}>
        <PostState post={post} />
        <DraftState state={state} />
        {post.state === 'published' && post.slug && (
          <Link to={postPath(post.slug)}>See it as readers do</Link>
        )}
      </p>
    </>
  );
}

function Preview({ preview, renderText }: Pick<PostDeskProps, 'renderText'> & { preview: PostPreview }) {
  return (
    <Card title="Preview">
      <p className={desk['quiet']}>
        {plural(preview.words, 'word')}, {plural(preview.minutes, 'minute')} to read
      </p>
      {preview.html ? (
        renderText(preview.html)
      ) : (
        <p className={desk['quiet']}>What you write appears here.</p>
      )}
    </Card>
  );
}
