import type { PostPreview, StaffPostDetail } from '@waymark/contract/blog/writing';
import { postPath } from '@waymark/contract/paths';
import { plural } from '@waymark/contract/text/format-count';
import { useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import desk from '../../../components/data/desk.module.css';
import { Button, ButtonLink } from '../../../components/form/button.tsx';
import { Notice } from '../../../components/form/notice.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { PageHeading } from '../../../components/layout/page-heading.tsx';
import { insertAt, pictureMarkdown, staffPostsPath } from '../rules.ts';
import { PictureCard } from './picture-card.tsx';
import styles from './post-desk.module.css';
import { PostFields } from './post-fields.tsx';
import { PublishCard } from './publish-card.tsx';
import { PostState } from './staff-post-list.tsx';
import { useDraft, type Draft } from './use-draft.ts';
import { usePreview } from './use-preview.ts';
import { VersionCard } from './version-card.tsx';

interface PostDeskProps {
  post: StaffPostDetail;
  /** As readers see a text; that belongs to another domain. */
  renderText: (html: string) => ReactNode;
}

const stateWords: Readonly<Record<Draft['state'], string>> = {
  saved: 'Saved',
  waiting: 'Not saved yet',
  saving: 'Saving…',
  failed: 'Not saved',
  elsewhere: 'Saved in another window',
};

/** Where a post is written: its fields, how it will look, and what becomes of it. */
export function PostDesk({ post, renderText }: PostDeskProps) {
  const work = useDraft(post);
  const { draft, failure, change } = work;
  const [errors, setErrors] = useState<Record<string, string>>({});
  const text = useRef<HTMLTextAreaElement>(null);
  const preview = usePreview(draft.body);

  return (
    <>
      <Head post={post} work={work} />
      {failure && <Failure work={work} />}
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <PostFields post={post} draft={draft} errors={errors} text={text} onChange={change} />
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
          <PublishCard post={post} work={work} onErrors={setErrors} />
          <VersionCard post={post} work={work} />
        </div>
        <Preview preview={preview} renderText={renderText} />
      </div>
    </>
  );
}

function Head({ post, work: { draft, state } }: { post: StaffPostDetail; work: Draft }) {
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
        <span className={desk['quiet']} role="status">
          {stateWords[state]}
        </span>
        {post.state === 'published' && post.slug && (
          <Link to={postPath(post.slug)}>See it as readers do</Link>
        )}
      </p>
    </>
  );
}

function Preview({ preview, renderText }: Pick<PostDeskProps, 'renderText'> & { preview: PostPreview }) {
  return (
    <div className={styles['preview']}>
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
    </div>
  );
}

function Failure({ work: { state, failure, flush } }: { work: Draft }) {
  return (
    <Notice tone="bad">
      <p>{failure}</p>
      {state === 'elsewhere' ? (
        <Button variant="secondary" onClick={() => window.location.reload()}>
          Load the other text
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => void flush()}>
          Try again
        </Button>
      )}
    </Notice>
  );
}
