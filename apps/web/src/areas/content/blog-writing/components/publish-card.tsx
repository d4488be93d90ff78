import type { PostDraft, StaffPostDetail } from '@waymark/contract/content/writing';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import type { RefusalState } from '../../../../components/form/use-refusal.ts';
import { TextField } from '../../../../components/form/text-field.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import type { Draft } from '../../../../components/writing/use-draft.ts';
import { fieldErrorsOf } from '../../../../lib/api-answer.ts';
import { localMoment } from '../../../../components/writing/local-moment.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { deletePost, publishPost, unpublishPost } from '../api/change-post.ts';
import { staffPostsPath } from '../rules.ts';

interface PublishCardProps {
  post: StaffPostDetail;
  work: Draft<PostDraft>;
  /** Why it was not published, at the fields of the post and here. */
  refusal: RefusalState;
}

const heldWords =
  'Whoever set the day may not publish any more, so this post stays here. Set the day again to have it published.';

/** What becomes of a post: now, at a moment to come, or no more. */
export function PublishCard({ post, work, refusal }: PublishCardProps) {
  const { revalidate } = useRevalidator();
  const [moment, setMoment] = useState(post.scheduledFor ? localMoment(post.scheduledFor) : '');
  const [problem, setProblem] = useState('');
  const [pending, setPending] = useState<'now' | 'later' | null>(null);

  async function publish(at: string | null) {
    setPending(at === null ? 'now' : 'later');
    setProblem('');
    refusal.forget();
    try {
      const version = await work.flush();
      if (version === undefined) return;
      showSuccess(await publishPost(post.id, version, at));
      await revalidate();
    } catch (failure) {
      const { at: day = '', ...fields } = fieldErrorsOf(failure);
      setProblem(day);
      if (day) refusal.refuse(fields);
      else refusal.refuseFor(failure);
    } finally {
      setPending(null);
    }
  }

  function schedule() {
    if (moment === '') setProblem('Please choose a day and a time.');
    else void publish(new Date(moment).toISOString());
  }

  const isPublic = post.state === 'published';
  return (
    <Card title="Publication">
      {refusal.message && <Notice tone="bad">{refusal.message}</Notice>}
      {post.isHeld && <Notice tone="bad">{heldWords}</Notice>}
      {!isPublic && (
        <TextField
          label="Day and time"
          type="datetime-local"
          hint="In your own time. It appears within that minute."
          value={moment}
          error={problem || undefined}
          onChange={({ target }) => setMoment(target.value)}
        />
      )}
      <Actions>
        <Button pending={pending === 'now'} onClick={() => void publish(null)}>
          {isPublic ? 'Publish the changes' : 'Publish now'}
        </Button>
        {!isPublic && (
          <Button variant="secondary" pending={pending === 'later'} onClick={schedule}>
            {post.scheduledFor ? 'Change the day' : 'Schedule'}
          </Button>
        )}
        <EndButton post={post} />
      </Actions>
    </Card>
  );
}

/** Takes a post down, its day away, or deletes what was never public. */
function EndButton({ post }: { post: StaffPostDetail }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  const end = endOf(post);
  if (!end) return null;

  async function act() {
    const isDeleted = end?.does === 'delete';
    showSuccess(await (isDeleted ? deletePost(post.id) : unpublishPost(post.id)));
    setAsking(false);
    if (isDeleted) await navigate(staffPostsPath('drafts'));
    else await revalidate();
  }

  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {end.label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={end.title}
        confirm={end.label}
        onConfirm={act}
        onClose={() => setAsking(false)}
      >
        {end.consequence}
      </ConfirmDialog>
    </>
  );
}

function endOf({ state, scheduledFor }: StaffPostDetail) {
  if (scheduledFor !== null) {
    return {
      does: 'end',
      label: 'Take the day away',
      title: 'Take the day away?',
      consequence: 'The post stays as it is written, and nothing is published.',
    } as const;
  }
  if (state === 'published') {
    return {
      does: 'end',
      label: 'Take it down',
      title: 'Take this post down?',
      consequence: 'Readers are told that it is gone, search engines too. You can publish it again.',
    } as const;
  }
  if (state === 'draft') {
    return {
      does: 'delete',
      label: 'Delete the draft',
      title: 'Delete this draft?',
      consequence: 'The text and its pictures are gone for good.',
    } as const;
  }
  return null;
}
