import { mapOwnTexts } from '@waymark/contract/office/own-text-places';
import { defaultPromoTexts, type PromoTexts } from '@waymark/contract/office/choices';
import { paths } from '@waymark/contract/paths';
import { lazy, Suspense, type MouseEvent } from 'react';
import { Link } from '../../../../components/layout/link.tsx';
import { useAuth } from '../../../../lib/auth-store.ts';
import { board, ownText, isOffered } from '../../../../lib/board.ts';
import { siteStorage } from '../../../../lib/browser-storage.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './search-page.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

// Only members have a resume to send, so guests do not load this.
const SendResume = lazy(async () => ({ default: (await import('./send-resume.tsx')).SendResume }));

const key = 'dismissedPromos';

const promoPaths = { review: paths.resumeReview, packages: paths.pricingDetails };

type PromoKind = keyof typeof promoPaths;

/** The promo after the job at this position, from 1: the review after the third, the packages after the sixth (E-3). */
export function promoAfter(position: number): PromoKind | undefined {
  return position === 3 ? 'review' : position === 6 ? 'packages' : undefined;
}

/** Adds a kind to the closed ones, in the format of the storage: "review packages". */
export function withClosed(closed: string, kind: PromoKind): string {
  return [...new Set([...closed.split(' ').filter(Boolean), kind])].join(' ');
}

function close(kind: PromoKind, { currentTarget }: MouseEvent): void {
  const { dataset } = document.documentElement;
  dataset['closed'] = withClosed(dataset['closed'] ?? '', kind);
  siteStorage.write(key, dataset['closed']);
  // The line is gone, so the focus moves to the next job.
  currentTarget.closest('li')?.nextElementSibling?.querySelector<HTMLElement>('a')?.focus();
}

/**
 * A line between the jobs that offers the free review or the packages (E-3). The server renders the guest's. A member
 * sees none until it is known whether their resume was sent. The head script and the style sheet hide closed ones
 * before the first paint.
 */
export function JobPromo({ position }: { position: number }) {
  const say = useSay();
  const { user } = useAuth();
  const kind = promoAfter(position);
  if (!kind) return null;
  // In the same place, so that nothing moves once the session is known.
  const shown = kind === 'review' && user?.sendResumeToExpert ? 'packages' : kind;
  if (!isOffered({ to: promoPaths[shown] })) return null;
  return (
    <li className={styles['line']} data-kind={shown} data-not-for="employer">
      {shown === 'review' ? <Review isMember={user !== null} /> : <Packages />}
      <button
        type="button"
        className={`${ui['unstyled']} ${ui['centered']} ${styles['close']}`}
        data-needs="script"
        aria-label={say`Close this offer for good`}
        onClick={(event) => close(shown, event)}
      >
        <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
          <path d="M1 1l8 8M9 1L1 9" />
        </svg>
      </button>
    </li>
  );
}

function usePromoTexts(): PromoTexts {
  const say = useSay();
  const write = (text: string) => say(ownText(text, say.language));
  return mapOwnTexts('promoTexts', board.promoTexts ?? defaultPromoTexts, write);
}

function Review({ isMember }: { isMember: boolean }) {
  const say = useSay();
  const { review } = usePromoTexts();
  return (
    <p
      className={`${ui['cluster']} ${styles['text']}`}
      data-until-known={isMember ? undefined : 'true'}
      data-wakes="member"
    >
      <span className={styles['lead']}>{review}</span>
      {isMember ? (
        <Suspense fallback={null}>
          <SendResume />
        </Suspense>
      ) : (
        <Link to={paths.resumeReview}>{say`Get a free review`}</Link>
      )}
    </p>
  );
}

function Packages() {
  const say = useSay();
  const { packages } = usePromoTexts();
  return (
    <p className={`${ui['cluster']} ${styles['text']}`}>
      <span className={styles['lead']}>{packages}</span>
      <Link to={paths.pricingDetails}>{say`View packages`}</Link>
    </p>
  );
}
