import type { PostDraft, StaffPostDetail } from '@waymark/contract/content/writing';
import { msg } from '@waymark/contract/text/message';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import type { RefusalState } from '../../../../components/form/use-refusal.ts';
import { TextField } from '../../../../components/form/text-field.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { ConfirmButton } from '../../../../components/overlay/confirm-dialog.tsx';
import { useDay } from '../../../../components/writing/use-day.ts';
import type { Draft } from '../../../../components/writing/use-draft.ts';
import { fieldErrorsOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { staffPostsPath } from '../rules.ts';
import { useSay } from '../../../../lib/languages/say.ts';

interface PublishCardProps {
  post: StaffPostDetail;
  work: Draft<PostDraft>;
  /** Shown at the fields of the post and here. */
  refusal: RefusalState;
}

const heldText = msg`The colleague who set the day may not publish any more, so this post stays here. Set the day again to have it published.`;

/** Publishes a post now or at a later time by buttons that stay in sight, or takes it down. */
export function PublishCard({ post, work, refusal }: PublishCardProps) {
  const say = useSay();
  const { change } = useChange();
  const day = useDay(post.scheduledFor);
  const [pending, setPending] = useState<'now' | 'later' | null>(null);

  async function publish(at: string | null) {
    setPending(at === null ? 'now' : 'later');
    day.forget();
    refusal.forget();
    try {
      const version = await work.flush();
      if (version === undefined) return;
      const input = { params: { postId: post.id }, body: { version, at } };
      await change(callApi('POST /staff/posts/:postId/publication', input));
    } catch (failure) {
      const { at: refusedDay = '', ...fields } = fieldErrorsOf(failure);
      if (refusedDay) {
        day.refuse(refusedDay);
        refusal.refuse(fields);
      } else refusal.refuseFor(failure);
    } finally {
      setPending(null);
    }
  }

  function schedule() {
    const at = day.read();
    if (at !== undefined) void publish(at);
  }

  const isPublic = post.state === 'published';
  return (
    <>
      <Card title={say`Publication`}>
        {post.isHeld && <Notice tone="bad">{heldText}</Notice>}
        {!isPublic && (
          <TextField {...day.field} hint={say`In your own time. It appears within that minute.`} />
        )}
        <EndButton post={post} />
      </Card>
      <Actions isSticky>
        {refusal.message && <Notice tone="bad">{refusal.message}</Notice>}
        <Button pending={pending === 'now'} onClick={() => void publish(null)}>
          {isPublic ? say`Publish the changes` : say`Publish now`}
        </Button>
        {!isPublic && (
          <Button variant="secondary" pending={pending === 'later'} onClick={schedule}>
            {post.scheduledFor ? say`Change the day` : say`Schedule`}
          </Button>
        )}
      </Actions>
    </>
  );
}

/** Takes a post down, removes its scheduled day, or deletes a draft. */
function EndButton({ post }: { post: StaffPostDetail }) {
  const navigate = useNavigate();
  const { change } = useChange();
  const end = endOf(post);
  if (!end) return null;
  const params = { postId: post.id };

  async function act(close: () => void) {
    if (end?.does !== 'delete') {
      return change(callApi('DELETE /staff/posts/:postId/publication', { params }), close);
    }
    showSuccess((await callApi('DELETE /staff/posts/:postId', { params })).message);
    close();
    await navigate(staffPostsPath(post.kind, 'drafts'));
  }

  return (
    <Actions>
      <ConfirmButton label={end.label} title={end.title} onConfirm={act}>
        {end.consequence}
      </ConfirmButton>
    </Actions>
  );
}

function endOf({ state, scheduledFor }: StaffPostDetail) {
  if (scheduledFor !== null) {
    return {
      does: 'end',
      label: msg`Take the day away`,
      title: msg`Take the day away?`,
      consequence: msg`The post stays as it is written, and nothing is published.`,
    } as const;
  }
  if (state === 'published') {
    return {
      does: 'end',
      label: msg`Take it down`,
      title: msg`Take this post down?`,
      consequence: msg`Readers are told that it is gone, search engines too. You can publish it again.`,
    } as const;
  }
  if (state === 'draft') {
    return {
      does: 'delete',
      label: msg`Delete the draft`,
      title: msg`Delete this draft?`,
      consequence: msg`The text and its pictures are gone for good.`,
    } as const;
  }
  return null;
}
