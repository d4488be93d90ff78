import type { OwnReview } from '@waymark/contract/resumes/resume-review';
import { useEffect, useId, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../../../components/form/button.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { refreshUser } from '../../../../lib/auth-store.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { withdrawRequest } from '../api/withdraw-request.ts';
import { OwnReviewCard } from './own-review-card.tsx';
import styles from './own-reviews.module.css';
import { SecondRoundDialog } from './second-round-dialog.tsx';

/**
 * What one has asked the reviewers for, where it stands, and what has come of it (C-5). Nothing where nothing was
 * asked.
 */
export function OwnReviews({ reviews: loaded }: { reviews: readonly OwnReview[] | null }) {
  const titleId = useId();
  const { revalidate, state } = useRevalidator();
  const [withdrawn, setWithdrawn] = useState<OwnReview>();
  const [followed, setFollowed] = useState<OwnReview>();
  const section = useShownByHash(loaded !== null);
  if (loaded?.length === 0) return null;

  async function withdraw({ id }: OwnReview) {
    const message = await withdrawRequest(id);
    setWithdrawn(undefined);
    showSuccess(message);
    // The last one takes the consent along.
    await Promise.all([revalidate(), refreshUser()]);
  }

  return (
    <section className={styles['section']} id="resume-reviews" aria-labelledby={titleId} ref={section}>
      <h2 className={styles['title']} id={titleId}>
        Resume reviews
      </h2>
      {loaded ? (
        <ul className={styles['list']}>
          {loaded.map((review) => (
            <OwnReviewCard
              key={review.id}
              review={review}
              onWithdraw={() => setWithdrawn(review)}
              onSecondRound={() => setFollowed(review)}
              onChanged={() => void revalidate()}
            />
          ))}
        </ul>
      ) : (
        <Missing pending={state === 'loading'} onRetry={() => void revalidate()} />
      )}
      <WithdrawDialog review={withdrawn} onWithdraw={withdraw} onClose={() => setWithdrawn(undefined)} />
      {followed && (
        <SecondRoundDialog
          review={followed}
          onClose={() => setFollowed(undefined)}
          onAsked={() => {
            setFollowed(undefined);
            showSuccess('Your new resume is with our reviewers.');
            void revalidate();
          }}
        />
      )}
    </section>
  );
}

/** Mails lead to this section; it is there only once its data is. */
function useShownByHash(isThere: boolean) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isThere && location.hash === '#resume-reviews') section.current?.scrollIntoView();
  }, [isThere]);
  return section;
}

function Missing({ pending, onRetry }: { pending: boolean; onRetry: () => void }) {
  return (
    <div className={styles['missing']} role="alert">
      <p>Your reviews could not be loaded.</p>
      <Button variant="secondary" pending={pending} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

interface WithdrawDialogProps {
  review: OwnReview | undefined;
  onWithdraw: (review: OwnReview) => Promise<void>;
  onClose: () => void;
}

function WithdrawDialog({ review, onWithdraw, onClose }: WithdrawDialogProps) {
  return (
    <ConfirmDialog
      open={review !== undefined}
      title="Withdraw the request?"
      confirm="Withdraw"
      cancel="Keep it"
      onConfirm={async () => review && onWithdraw(review)}
      onClose={onClose}
    >
      {review?.state === 'in-work'
        ? 'A reviewer is reading your resume just now. What they have written so far is lost, and your place in the queue with it.'
        : 'Nobody reads your resume then. You can ask again later, at the end of the queue.'}
    </ConfirmDialog>
  );
}
