import type { BoardWords } from '@waymark/contract/board-words';
import { useBoardWords } from '../../../../lib/board-words.ts';
import type { OwnReview } from '@waymark/contract/resumes/resume-review';
import type { Locale } from '@waymark/contract/text/locales';
import { msg } from '@waymark/contract/text/message';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Badge } from '../../../../components/data/tag.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button, ButtonAnchor } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { ResumeFileField } from '../../../../components/upload/resume-file-field.tsx';
import { UploadProgress } from '../../../../components/upload/upload-progress.tsx';
import { callApi, uploadForm } from '../../../../lib/api-client.ts';
import { loadCritiqueDetail, refreshUser } from '../../../../lib/auth-store.ts';
import { hasFeature } from '../../../../lib/board.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { showFailed, showSuccess } from '../../../../lib/toasts.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { useResumeUpload } from '../../resumes/components/use-resume-upload.ts';
import styles from './review-page.module.css';
import { sayHere, useSay } from '../../../../lib/languages/say.ts';
import type { Say } from '@waymark/contract/text/say';

/** The review requests of the candidate and their results (C-5), or how to ask for one. */
export function OwnReviews({ reviews: loaded }: { reviews: readonly OwnReview[] | null }) {
  const say = useSay();
  const titleId = useId();
  const { revalidate, state } = useRevalidator();
  const [withdrawn, setWithdrawn] = useState<OwnReview>();
  const [followed, setFollowed] = useState<OwnReview>();
  const section = useScrollToHash(loaded !== null);

  if (loaded?.length === 0 && !hasFeature('resumeReview')) return null;

  async function withdraw({ id }: OwnReview) {
    const { message } = await callApi('DELETE /resume-reviews/:reviewId', { params: { reviewId: id } });
    setWithdrawn(undefined);
    showSuccess(message);
    // Withdrawing the last request also withdraws the consent.
    await Promise.all([revalidate(), refreshUser()]);
  }

  return (
    <section
      className={`${ui['grid4']} ${styles['section']}`}
      id="resume-reviews"
      aria-labelledby={titleId}
      ref={section}
    >
      <h2 className={`${ui['headingRule']} ${styles['reviewsTitle']}`} id={titleId}>
        {say`Resume reviews`}
      </h2>
      {loaded?.length === 0 ? (
        <NoReviews />
      ) : loaded ? (
        <ul className={ui['grid4']}>
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
        <LoadError pending={state === 'loading'} onRetry={() => void revalidate()} />
      )}
      <WithdrawDialog review={withdrawn} onWithdraw={withdraw} onClose={() => setWithdrawn(undefined)} />
      {followed && (
        <SecondRoundDialog
          review={followed}
          onClose={() => setFollowed(undefined)}
          onAsked={() => {
            setFollowed(undefined);
            void revalidate();
          }}
        />
      )}
    </section>
  );
}

function NoReviews() {
  const say = useSay();
  return (
    <p className={ui['soft']}>
      {say`You have asked for none yet. Turn on the expert’s review above, and you see here where it stands.`}
    </p>
  );
}

/** Mails link to this section, which appears only after its data is loaded. */
function useScrollToHash(isLoaded: boolean) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isLoaded && location.hash === '#resume-reviews') section.current?.scrollIntoView();
  }, [isLoaded]);
  return section;
}

function LoadError({ pending, onRetry }: { pending: boolean; onRetry: () => void }) {
  const say = useSay();
  return (
    <div className={`${ui['grid3']} ${ui['justifyStart']}`} role="alert">
      <p>{say`Your reviews could not be loaded.`}</p>
      <Button variant="secondary" pending={pending} onClick={onRetry}>
        {say`Try again`}
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
  const say = useSay();
  return (
    <ConfirmDialog
      open={review !== undefined}
      title={say`Withdraw the request?`}
      confirm={say`Withdraw`}
      cancel={say`Keep it`}
      onConfirm={async () => review && onWithdraw(review)}
      onClose={onClose}
    >
      {review?.state === 'in-work'
        ? say`A reviewer is reading your resume just now. What they have written so far is lost, and your place in the queue with it.`
        : say`Our reviewers can no longer see your resume then. You can ask again later, at the end of the queue.`}
    </ConfirmDialog>
  );
}

interface SecondRoundDialogProps {
  review: OwnReview;
  onAsked: () => void;
  onClose: () => void;
}

/** The reviewer sees what has changed since the first round. */
function SecondRoundDialog({ review, onAsked, onClose }: SecondRoundDialogProps) {
  const say = useSay();
  const { file, error, failure, sent, choose, send } = useResumeUpload(say`Resume is required`);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const refusals = await send((resume, onProgress) => {
      const form = new FormData();
      form.append('resume', resume);
      const params = { reviewId: review.id };
      return uploadForm('POST /resume-reviews/:reviewId/second-round', form, onProgress, params);
    });
    if (refusals) return;
    onAsked();
    showSuccess(sayHere`Your new resume is with our reviewers.`);
  }

  return (
    <Dialog open title={say`Ask for a second round`} onClose={onClose} dismissable={sent === undefined}>
      <form className={ui['grid5']} onSubmit={(event) => void submit(event)} noValidate>
        <p>
          {say`Send the version that you have worked over. A reviewer sees what has changed since, and tells you what that was worth. There is one second round for each review, and it is the last.`}
        </p>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <ResumeFileField label={say`New resume`} file={file} onFile={choose} error={error} />
        {sent !== undefined && <UploadProgress sent={sent} label={say`Your resume`} />}
        <Actions align="end">
          <Button variant="secondary" disabled={sent !== undefined} onClick={onClose}>
            {say`Cancel`}
          </Button>
          <Button type="submit" pending={sent !== undefined}>
            {say`Send it`}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}

interface OwnReviewCardProps {
  review: OwnReview;
  onWithdraw: () => void;
  onSecondRound: () => void;
  onChanged: () => void;
}

const states: Record<OwnReview['state'], { label: string; tone: 'neutral' | 'good' }> = {
  waiting: { label: msg`Waiting`, tone: 'neutral' },
  'in-work': { label: msg`Being read`, tone: 'neutral' },
  published: { label: msg`Ready`, tone: 'good' },
};

function OwnReviewCard({ review, onWithdraw, onSecondRound, onChanged }: OwnReviewCardProps) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { state, round, resumeName, requestedAt, secondRoundUntil } = review;
  const { label, tone } = states[state];
  return (
    <li className={`${ui['panel']} ${ui['grid3']} ${styles['reviewsCard']}`}>
      <div className={`${ui['spread']} ${styles['reviewsHead']}`}>
        <h3 className={ui['anywhere']}>{round > 1 ? say`${resumeName}, round ${round}` : resumeName}</h3>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className={ui['soft']}>
        {say`Asked for on ${formatDate(words, requestedAt, locale)}. ${describeState(say, words, review, locale)}`}
      </p>
      {state === 'published' ? (
        <div className={`${ui['cluster']} ${styles['tools']}`}>
          <LinkTools review={review} onChanged={onChanged} />
          {secondRoundUntil && (
            <Button variant="secondary" onClick={onSecondRound}>
              {say`Ask for a second round`}
            </Button>
          )}
        </div>
      ) : (
        <div className={`${ui['cluster']} ${styles['tools']}`}>
          <Button variant="quiet" onClick={onWithdraw}>
            {say`Withdraw the request`}
          </Button>
        </div>
      )}
    </li>
  );
}

function describeState(
  say: Say,
  words: BoardWords,
  { state, place, dueAt, publishedAt, secondRoundUntil }: OwnReview,
  language: Locale,
): string {
  const due = formatDate(words, dueAt, language);
  if (state === 'in-work')
    return say`A reviewer is reading it; we aim to be done by ${due}. A file that you upload now does not replace it.`;
  if (state === 'waiting')
    return place === 1
      ? say`It is the next to be read; we aim to be done by ${due}. To send another file instead, withdraw this request first.`
      : say`It is number ${place} in the queue; we aim to be done by ${due}. To send another file instead, withdraw this request first.`;
  const published = publishedAt ? say`Reviewed on ${formatDate(words, publishedAt, language)}.` : '';
  const until = secondRoundUntil
    ? say`Until ${formatDate(words, secondRoundUntil, language)} you can send a better version for a second round.`
    : '';
  return [published, until].filter(Boolean).join(' ');
}

/** Opens, renews or revokes the link to the review. */
function LinkTools({
  review: { id, reviewLink },
  onChanged,
}: Pick<OwnReviewCardProps, 'review' | 'onChanged'>) {
  const say = useSay();
  const [asked, setAsked] = useState<'renew' | 'revoke'>();

  async function change(what: 'renew' | 'revoke') {
    const method = what === 'renew' ? 'PUT' : 'DELETE';
    await callApi(`${method} /resume-reviews/:reviewId/link`, { params: { reviewId: id } });
    setAsked(undefined);
    showSuccess(what === 'renew' ? say`The review has a new link.` : say`The link is revoked.`);
    // The banner shows the link as well.
    await loadCritiqueDetail();
    onChanged();
  }

  if (reviewLink === null) {
    return (
      <Button variant="secondary" onClick={() => void change('renew').catch(showFailed)}>
        {say`Make a new link`}
      </Button>
    );
  }
  return (
    <>
      <ButtonAnchor href={reviewLink} target="_blank" rel="noreferrer">
        {say`Read the review`}
      </ButtonAnchor>
      <Button variant="quiet" onClick={() => setAsked('renew')}>
        {say`Renew the link`}
      </Button>
      <Button variant="quiet" onClick={() => setAsked('revoke')}>
        {say`Revoke the link`}
      </Button>
      <ConfirmDialog
        open={asked !== undefined}
        title={asked === 'renew' ? say`Renew the link?` : say`Revoke the link?`}
        confirm={asked === 'renew' ? say`Renew` : say`Revoke`}
        onConfirm={async () => asked && change(asked)}
        onClose={() => setAsked(undefined)}
      >
        {asked === 'renew'
          ? say`The old link stops working. You get a new one.`
          : say`The review cannot be opened any more, not even by you, until you make a new link here.`}
      </ConfirmDialog>
    </>
  );
}
