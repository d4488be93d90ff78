import type { DeskReviewDetail } from '@waymark/contract/office/review-desk';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../../../components/form/button.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { showError } from '../../../../lib/toasts.ts';
import { moveReview, type Move } from '../api/move-review.ts';
import type { ReviewForm } from './use-review-form.ts';

/** Takes the request, gives it back, or opens it again: whatever can be done with it now. */
export function ClaimButtons({ review, form }: { review: DeskReviewDetail; form: ReviewForm }) {
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState<Move>();
  const { id, isOpen, claim } = review;

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
  }

  const button = (name: Move, label: string, variant?: 'secondary') => (
    <Button {...(variant && { variant })} pending={pending === name} onClick={() => void move(name)}>
      {label}
    </Button>
  );
  if (!isOpen)
    return <PublishedButtons review={review} undo={button('undo', 'Take it back')} onMove={move} />;
  if (!claim) return button('claim', 'Take this request');
  if (claim.isMine) return button('release', 'Give it back', 'secondary');
  return claim.isStale ? button('claim', 'Take it over') : null;
}

interface PublishedButtonsProps {
  review: DeskReviewDetail;
  undo: React.ReactNode;
  onMove: (name: Move) => Promise<void>;
}

/** Both ways on tell the candidate something, so they ask first. */
function PublishedButtons({ review: { candidate, publication }, undo, onMove }: PublishedButtonsProps) {
  const [asked, setAsked] = useState<'announce' | 'reopen'>();
  const isWaiting = publication !== null && (publication.undoUntil !== null || publication.isHeld);

  async function confirm(name: 'announce' | 'reopen') {
    await onMove(name);
    setAsked(undefined);
  }

  return (
    <>
      {isWaiting && undo}
      {isWaiting && (
        <Button variant="secondary" onClick={() => setAsked('announce')}>
          Send the mail now
        </Button>
      )}
      <Button variant="secondary" onClick={() => setAsked('reopen')}>
        Open again
      </Button>
      <ConfirmDialog
        open={asked === 'announce'}
        title="Send the mail now?"
        confirm="Send it"
        onConfirm={() => confirm('announce')}
        onClose={() => setAsked(undefined)}
      >
        {candidate} is told at once. The review cannot be taken back then, only opened again.
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'reopen'}
        title="Open this review again?"
        confirm="Open it"
        onConfirm={() => confirm('reopen')}
        onClose={() => setAsked(undefined)}
      >
        You go on writing it. {candidate} reads what is published now until you publish it again, and gets
        another mail then.
      </ConfirmDialog>
    </>
  );
}
