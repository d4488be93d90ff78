import type { DeskReviewDetail } from '@waymark/contract/staff/review-desk';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../../components/form/button.tsx';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { messageOf } from '../../../lib/api-answer.ts';
import { showError } from '../../../lib/toasts.ts';
import { moveReview, type Move } from '../api/move-review.ts';
import type { ReviewForm } from './use-review-form.ts';

/** Takes the request, gives it back, or opens it again: whatever can be done with it now. */
export function ClaimButtons({ review, form }: { review: DeskReviewDetail; form: ReviewForm }) {
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState<Move>();
  const [isAsking, setAsking] = useState(false);
  const { id, candidate, isOpen, claim, publication } = review;

  async function move(name: Move) {
    setPending(name);
    try {
      await form.saver.flush();
      await moveReview(name, id);
    } catch (failure) {
      showError(messageOf(failure));
    }
    await revalidate();
    setPending(undefined);
    setAsking(false);
  }

  const button = (name: Move, label: string, variant?: 'secondary') => (
    <Button {...(variant && { variant })} pending={pending === name} onClick={() => void move(name)}>
      {label}
    </Button>
  );
  if (!isOpen) {
    const isWaiting = publication !== null && (publication.undoUntil !== null || publication.isHeld);
    return (
      <>
        {isWaiting && button('undo', 'Take it back')}
        {isWaiting && (
          <Button variant="secondary" onClick={() => setAsking(true)}>
            Send the mail now
          </Button>
        )}
        {button('reopen', 'Open again', 'secondary')}
        <ConfirmDialog
          open={isAsking}
          title="Send the mail now?"
          confirm="Send it"
          onConfirm={() => move('announce')}
          onClose={() => setAsking(false)}
        >
          {candidate} is told at once. The review cannot be taken back then, only opened again.
        </ConfirmDialog>
      </>
    );
  }
  if (!claim) return button('claim', 'Take this request');
  if (claim.isMine) return button('release', 'Give it back', 'secondary');
  return claim.isStale ? button('claim', 'Take it over') : null;
}
