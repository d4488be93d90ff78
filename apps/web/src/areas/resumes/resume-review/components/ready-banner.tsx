import { useState } from 'react';
import { Button, ButtonAnchor } from '../../../../components/form/button.tsx';
import { markOf } from '../rules.ts';
import styles from './ready-banner.module.css';

/** In the browser's storage: the review whose banner was closed (C-4). */
const dismissedReviewKey = 'dismissedReview';

function wasDismissed(review: string): boolean {
  try {
    return localStorage.getItem(dismissedReviewKey) === review;
  } catch {
    return false;
  }
}

/** Storage may be refused to the page; then the banner is closed until the next visit. */
function dismiss(review: string): void {
  try {
    localStorage.setItem(dismissedReviewKey, review);
  } catch {
    // It comes back with the next page load.
  }
}

/** Closing it holds for this review; a later one is announced anew. */
export function ReadyBanner({ reviewLink }: { reviewLink: string | null }) {
  const review = markOf(reviewLink ?? '');
  const [dismissed, setDismissed] = useState(() => wasDismissed(review));
  if (dismissed) return null;

  function close() {
    dismiss(review);
    setDismissed(true);
  }

  return (
    <section className={styles['banner']} aria-label="Your resume review">
      <div className={styles['inner']}>
        <p className={styles['text']}>You requested a resume review</p>
        {reviewLink && /^https?:/.test(reviewLink) && (
          <ButtonAnchor href={reviewLink} target="_blank" rel="noreferrer">
            View review
          </ButtonAnchor>
        )}
        <Button variant="quiet" onClick={close} aria-label="Close this message">
          Close
        </Button>
      </div>
    </section>
  );
}
