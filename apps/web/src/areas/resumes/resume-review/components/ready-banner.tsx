import { useState } from 'react';
import { Button, ButtonAnchor } from '../../../../components/form/button.tsx';
import { siteStorage } from '../../../../lib/browser-storage.ts';
import ui from '../../../../styles/primitives.module.css';
import { hashOf } from '../rules.ts';
import styles from './review-page.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

/** Stores which banner was closed (C-4). */
const dismissedReviewKey = 'dismissedReview';

/** Closing the banner hides it for this review only. */
export function ReadyBanner({ reviewLink }: { reviewLink: string | null }) {
  const say = useSay();
  const review = hashOf(reviewLink ?? '');
  const [dismissed, setDismissed] = useState(() => siteStorage.read(dismissedReviewKey) === review);
  if (dismissed) return null;

  function close() {
    siteStorage.write(dismissedReviewKey, review);
    setDismissed(true);
  }

  return (
    <section className={styles['banner']} aria-label={say`Your resume review`}>
      <div className={`${ui['cluster']} ${ui['pageWidth']} ${styles['inner']}`}>
        <p className={styles['text']}>{say`You requested a resume review`}</p>
        {reviewLink && /^https?:/.test(reviewLink) && (
          <ButtonAnchor href={reviewLink} target="_blank" rel="noreferrer">
            {say`View review`}
          </ButtonAnchor>
        )}
        <Button variant="quiet" onClick={close} aria-label={say`Close this message`}>
          {say`Close`}
        </Button>
      </div>
    </section>
  );
}
