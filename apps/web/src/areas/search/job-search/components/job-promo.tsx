import { defaultPromoTexts } from '@waymark/contract/office/choices/board';
import { paths } from '@waymark/contract/paths';
import { lazy, Suspense, type MouseEvent } from 'react';
import { Link } from '../../../../components/layout/link.tsx';
import { board } from '../../../../lib/board.ts';
import { useAuth } from '../../../../lib/auth-store.ts';
import { promoAfter, withClosed, type PromoKind } from '../promo-rules.ts';
import styles from './job-promo.module.css';

// Only members can send what they have on file; nobody else loads the code for it.
const SendResume = lazy(async () => ({ default: (await import('./send-resume.tsx')).SendResume }));

const key = 'dismissedPromos';

/** Storage may be refused to the page; then a kind is closed until the next page load. */
function close(kind: PromoKind, { currentTarget }: MouseEvent): void {
  const { dataset } = document.documentElement;
  dataset['closed'] = withClosed(dataset['closed'] ?? '', kind);
  try {
    localStorage.setItem(key, dataset['closed']);
  } catch {
    // It comes back with the next page load.
  }
  // Its line is gone: reading goes on with the job after it.
  currentTarget.closest('li')?.nextElementSibling?.querySelector<HTMLElement>('a')?.focus();
}

/**
 * Between the jobs, one line each: the free review, or the packages (E-3). The server renders what a guest sees. In
 * its place a member sees nothing until it is known whether their resume was sent already; then no review is
 * offered. What was closed the style sheet hides, told by the head script, so that nothing moves.
 */
export function JobPromo({ position }: { position: number }) {
  const { user } = useAuth();
  const kind = promoAfter(position);
  if (!kind) return null;
  const shown = kind === 'review' && user?.sendResumeToExpert ? 'packages' : kind;
  if (shown === 'packages' && !board.hasCheckout) return null;
  return (
    <li className={styles['line']} data-kind={shown} data-not-for="employer">
      {shown === 'review' ? <Review isMember={user !== null} /> : <Packages />}
      <button
        type="button"
        className={styles['close']}
        data-needs="script"
        aria-label="Close this offer for good"
        onClick={(event) => close(shown, event)}
      >
        <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
          <path d="M1 1l8 8M9 1L1 9" />
        </svg>
      </button>
    </li>
  );
}

const wordsOf = () => board.promoTexts ?? defaultPromoTexts;

function Review({ isMember }: { isMember: boolean }) {
  return (
    <p className={styles['text']} data-until-known={isMember ? undefined : 'true'}>
      <span className={styles['lead']}>{wordsOf().review}</span>
      {isMember ? (
        <Suspense fallback={null}>
          <SendResume />
        </Suspense>
      ) : (
        <Link to={paths.resumeReview}>Get a free review</Link>
      )}
    </p>
  );
}

function Packages() {
  return (
    <p className={styles['text']}>
      <span className={styles['lead']}>{wordsOf().packages}</span>
      <Link to={paths.pricingDetails}>View packages</Link>
    </p>
  );
}
