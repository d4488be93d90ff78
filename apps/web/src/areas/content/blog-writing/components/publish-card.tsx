import type { PostDraft, StaffPostDetail } from '@waymark/contract/content/writing';
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
import type { Draft } from '../../../../components/writing/use-draft.ts';
import { fieldErrorsOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { localMoment } from '../../../../components/writing/local-moment.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { staffPostsPath } from '../rules.ts';

interface PublishCardProps {
  post: StaffPostDetail;
  work: Draft<PostDraft>;
  /** Shown at the fields of the post and here. */
  refusal: RefusalState;
}

const heldText =
  'The colleague who set the day may not publish any more, so this post stays here. Set the day again to have it published.';

/** Publishes a post now or at a later time, or takes it down. */
export function PublishCard({ post, work, refusal }: PublishCardProps) {
  const { change } = useChange();
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
      const input = { params: { postId: post.id }, body: { version, at } };
      await change(callApi('POST /staff/posts/:postId/publication', input));
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
      {post.isHeld && <Notice tone="bad">{heldText}</Notice>}
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
    <ConfirmButton label={end.label} title={end.title} onConfirm={act}>
      {end.consequence}
    </ConfirmButton>
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
