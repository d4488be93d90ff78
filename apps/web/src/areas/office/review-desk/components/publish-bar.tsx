import { formatList } from '@waymark/contract/text/intl';
import type { DeskReviewDetail } from '@waymark/contract/office/review-desk';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { formatClock } from '../../../../lib/format-date.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { showFailed, showUndo } from '../../../../lib/toasts.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { listGaps } from '../rules.ts';
import { SaveConflict } from './editor-head.tsx';
import type { ReviewForm } from './use-review-form.ts';
import { useSay } from '../../../../lib/languages/say.ts';

interface PublishBarProps {
  review: DeskReviewDetail;
  form: ReviewForm;
  isWritable: boolean;
}

/** Publishes the review, or shows that it was published. */
export function PublishBar({ review, form, isWritable }: PublishBarProps) {
  const say = useSay();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);
  const [asked, setAsked] = useState(false);
  const gaps = listGaps(form.fields);
  const { id, candidate, publication, isOpen } = review;
  const params = { reviewId: id };

  async function undo() {
    await callApi('POST /staff/reviews/:reviewId/undo', { params }).catch((failure: unknown) =>
      showFailed(failure),
    );
    await revalidate();
  }

  async function publish() {
    setAsked(true);
    if (gaps.length > 0) return;
    setPending(true);
    try {
      // Why it could not be saved stands beside the button.
      if (!(await form.saver.flush())) return setPending(false);
      await callApi('POST /staff/reviews/:reviewId/publish', {
        params,
        body: { version: form.saver.version },
      });
      showUndo(say`${candidate} can now read the review.`, () => void undo());
    } catch (failure) {
      showFailed(failure);
    }
    await revalidate();
    setPending(false);
  }

  if (!isOpen && publication) return <PublishedNote publication={publication} />;
  if (!isWritable) return null;
  return (
    <div className={`${ui['grid3']} ${ui['topRule5']} ${ui['justifyStart']}`} data-publish="">
      {asked && gaps.length > 0 && (
        <Notice tone="bad">{say`Before it can be published it needs ${formatList(gaps.map(say), locale)}.`}</Notice>
      )}
      {asked && <SaveConflict form={form} />}
      {asked && form.save.type === 'failed' && (
        <Notice tone="bad">{say`The review is not published: ${form.save.message}`}</Notice>
      )}
      <Button pending={pending} onClick={() => void publish()} aria-keyshortcuts="P">
        {say`Publish the review`}
      </Button>
      <p className={ui['note']}>
        {say`The candidate is told on the job list at once, and by mail after ten minutes. Until then you can take it back.`}
      </p>
    </div>
  );
}

function PublishedNote({ publication }: { publication: NonNullable<DeskReviewDetail['publication']> }) {
  const say = useSay();
  const locale = useLocale();
  if (publication.isHeld) {
    return (
      <Notice tone="bad">
        {say`Published by ${publication.reviewer}, who is suspended: the mail waits. Take the review back, or send the mail.`}
      </Notice>
    );
  }
  return (
    <Notice tone="good">
      {publication.reviewer
        ? say`Published by ${publication.reviewer}.`
        : say`Published by a former colleague.`}{' '}
      {publication.undoUntil
        ? say`The mail goes out at ${formatClock(publication.undoUntil, locale)}; until then it can be taken back.`
        : say`The candidate was told by mail.`}
    </Notice>
  );
}
