import type { JobCard } from '@waymark/contract/jobs/jobs';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { PublicPasswordReminder } from '../areas/identity/accounts/components/password-reminder.tsx';
import { OrderKeeper } from '../areas/payments/career-services/components/customer-parts.tsx';
import { LikeButton, LikeSync } from '../areas/seeking/saved-jobs/components/like-button.tsx';
import { JobCardActions } from '../components/job-card/job-card-actions.tsx';
import { ScreenPlace } from '../components/layout/screen-place.tsx';
import { readLastPath, rememberPath } from '../lib/last-path.ts';
import styles from './page-content.module.css';
import { useSay } from '../lib/languages/say.ts';

const renderLike = (job: JobCard, className: string | undefined) => (
  <LikeButton job={job} className={className} />
);

/** The parts before the header, or the top bar, of every page. */
export function PageStart() {
  const say = useSay();
  const navigation = useNavigation();
  return (
    <>
      <a className={styles['skip']} href="#content">
        {say`Skip to content`}
      </a>
      <OrderKeeper />
      <LikeSync />
      {/* It waits a moment before it shows, so that fast pages show none. */}
      <div
        className={styles['line']}
        data-active={navigation.state !== 'idle' || undefined}
        aria-hidden="true"
      />
    </>
  );
}

/** The page itself. After a visitor goes to another one the focus follows; a screen reader then reads on from there. */
export function PageContent({ className }: { className?: string | undefined }) {
  const content = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const last = readLastPath();
    rememberPath(pathname);
    if (last !== undefined && last !== pathname) content.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main ref={content} id="content" className={className} tabIndex={-1}>
      <PublicPasswordReminder />
      <ScreenPlace>
        <JobCardActions renderLike={renderLike}>
          <Outlet />
        </JobCardActions>
      </ScreenPlace>
    </main>
  );
}
