import type { OwnReview } from '@waymark/contract/resumes/resume-review';
import { useState } from 'react';
import { Badge } from '../../../../components/data/tag.tsx';
import { Button, ButtonAnchor } from '../../../../components/form/button.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { loadCritiqueDetail } from '../../../../lib/auth-store.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { showError, showSuccess } from '../../../../lib/toasts.ts';
import styles from './own-reviews.module.css';

interface OwnReviewCardProps {
  review: OwnReview;
  onWithdraw: () => void;
  onSecondRound: () => void;
  onChanged: () => void;
}

const states: Record<OwnReview['state'], { label: string; tone: 'neutral' | 'good' }> = {
  waiting: { label: 'Waiting', tone: 'neutral' },
  'in-work': { label: 'Being read', tone: 'neutral' },
  published: { label: 'Ready', tone: 'good' },
};

export function OwnReviewCard({ review, onWithdraw, onSecondRound, onChanged }: OwnReviewCardProps) {
  const { state, round, resumeName, requestedAt, secondRoundUntil } = review;
  const { label, tone } = states[state];
  return (
    <li className={styles['card']}>
      <div className={styles['head']}>
        <h3 className={styles['name']}>
          {resumeName}
          {round > 1 && `, round ${round}`}
        </h3>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className={styles['facts']}>
        Asked for on {formatDate(requestedAt)}. {describeState(review)}
      </p>
      {state === 'published' ? (
        <div className={styles['tools']}>
          <LinkTools review={review} onChanged={onChanged} />
          {secondRoundUntil && (
            <Button variant="secondary" onClick={onSecondRound}>
              Ask for a second round
            </Button>
          )}
        </div>
      ) : (
        <div className={styles['tools']}>
          <Button variant="quiet" onClick={onWithdraw}>
            Withdraw the request
          </Button>
        </div>
      )}
    </li>
  );
}

function describeState({ state, place, dueAt, publishedAt, secondRoundUntil }: OwnReview): string {
  if (state === 'in-work')
    return `A reviewer is reading it; we aim to be done by ${formatDate(dueAt)}. A file that you upload now does not replace it.`;
  if (state === 'waiting') {
    const before = place === 1 ? 'It is the next to be read' : `It is number ${place} in the queue`;
    return `${before}; we aim to be done by ${formatDate(dueAt)}. To send another file instead, withdraw this request first.`;
  }
  const published = publishedAt ? `Reviewed on ${formatDate(publishedAt)}.` : '';
  return secondRoundUntil
    ? `${published} Until ${formatDate(secondRoundUntil)} you can send a better version for a second round.`
    : published;
}

/** The link to the review: opened, renewed, revoked. */
function LinkTools({
  review: { id, reviewLink },
  onChanged,
}: Pick<OwnReviewCardProps, 'review' | 'onChanged'>) {
  const [asked, setAsked] = useState<'renew' | 'revoke'>();

  async function change(what: 'renew' | 'revoke') {
    await changeLink(what, id);
    setAsked(undefined);
    showSuccess(what === 'renew' ? 'The review has a new link.' : 'The link is revoked.');
    // The banner names the link as well.
    await loadCritiqueDetail();
    onChanged();
  }

  if (reviewLink === null) {
    return (
      <Button
        variant="secondary"
        onClick={() => void change('renew').catch((failure: unknown) => showError(messageOf(failure)))}
      >
        Make a new link
      </Button>
    );
  }
  return (
    <>
      <ButtonAnchor href={reviewLink} target="_blank" rel="noreferrer">
        Read the review
      </ButtonAnchor>
      <Button variant="quiet" onClick={() => setAsked('renew')}>
        Renew the link
      </Button>
      <Button variant="quiet" onClick={() => setAsked('revoke')}>
        Revoke the link
      </Button>
      <ConfirmDialog
        open={asked !== undefined}
        title={asked === 'renew' ? 'Renew the link?' : 'Revoke the link?'}
        confirm={asked === 'renew' ? 'Renew' : 'Revoke'}
        onConfirm={async () => asked && change(asked)}
        onClose={() => setAsked(undefined)}
      >
        {asked === 'renew'
          ? 'Whoever has the old link cannot open the review any more. You get a new one.'
          : 'Nobody can open the review any more, you neither, until you make a new link here.'}
      </ConfirmDialog>
    </>
  );
}

/** Gives a review a new link, or ends the one it has. */
async function changeLink(change: 'renew' | 'revoke', reviewId: string): Promise<OwnReview> {
  const method = change === 'renew' ? 'PUT' : 'DELETE';
  return (await callApi(`${method} /resume-reviews/:reviewId/link`, { params: { reviewId } })).data;
}
