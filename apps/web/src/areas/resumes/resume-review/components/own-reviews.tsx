import type { OwnReview } from '@waymark/contract/resumes/resume-review';
import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useRevalidator } from 'react-router';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { findResumeProblem } from '../../../../components/upload/check-resume-file.ts';
import { ResumeFileField } from '../../../../components/upload/resume-file-field.tsx';
import { UploadProgress } from '../../../../components/upload/upload-progress.tsx';
import { fieldErrorsOf, messageOf } from '../../../../lib/api-answer.ts';
import { callApi, uploadForm } from '../../../../lib/api-client.ts';
import { refreshUser } from '../../../../lib/auth-store.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { OwnReviewCard } from './own-review-card.tsx';
import styles from './own-reviews.module.css';

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
        : 'Our reviewers can no longer see your resume then. You can ask again later, at the end of the queue.'}
    </ConfirmDialog>
  );
}

/** Gives what to say of it. */
async function withdrawRequest(reviewId: string): Promise<string> {
  return (await callApi('DELETE /resume-reviews/:reviewId', { params: { reviewId } })).message;
}

interface SecondRoundDialogProps {
  review: OwnReview;
  onAsked: () => void;
  onClose: () => void;
}

/** Sends the better resume; its reviewer sees what has changed. */
function SecondRoundDialog({ review, onAsked, onClose }: SecondRoundDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState('');
  const [sent, setSent] = useState<number>();

  function choose(chosen: File | null) {
    setFile(chosen);
    setError(chosen ? findResumeProblem(chosen) : undefined);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (error !== undefined) return;
    if (!file) return setError('Resume is required');
    setFailure('');
    setSent(0);
    try {
      await askSecondRound(review.id, file, setSent);
      onAsked();
    } catch (reason) {
      const { resume } = fieldErrorsOf(reason);
      if (resume === undefined) setFailure(messageOf(reason));
      else setError(resume);
      setSent(undefined);
    }
  }

  return (
    <Dialog open title="Ask for a second round" onClose={onClose} dismissable={sent === undefined}>
      <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
        <p>
          Send the version that you have worked over. A reviewer sees what has changed since, and tells you
          what that was worth. There is one second round for each review, and it is the last.
        </p>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <ResumeFileField label="New resume" file={file} onFile={choose} error={error} />
        {sent !== undefined && <UploadProgress sent={sent} label="Your resume" />}
        <Actions align="end">
          <Button variant="secondary" disabled={sent !== undefined} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" pending={sent !== undefined}>
            Send it
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}

/** Sends a better resume after a review. `onProgress` hears the share sent so far. */
async function askSecondRound(
  reviewId: string,
  resume: File,
  onProgress: (share: number) => void,
): Promise<OwnReview> {
  const form = new FormData();
  form.append('resume', resume);
  const params = { reviewId };
  return (await uploadForm('POST /resume-reviews/:reviewId/second-round', form, onProgress, params)).data;
}
