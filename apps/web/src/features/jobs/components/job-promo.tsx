import { paths } from '@waymark/contract/paths';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useAuth } from '../../../lib/auth-store.ts';
import type { PromoKind } from '../promo-rules.ts';
import styles from './job-promo.module.css';

// Only members can send what they have on file; nobody else loads the code for it.
const SendResume = lazy(async () => ({ default: (await import('./send-resume.tsx')).SendResume }));

/**
 * Between the jobs: the free review, or the packages (E-3). The server renders what a guest sees. In its place a
 * member sees nothing until it is known whether their resume was sent already; then no review is offered. All
 * of them are of one size, so that nothing moves.
 */
export function JobPromo({ kind, layout }: { kind: PromoKind; layout: 'list' | 'grid' }) {
  return (
    <li className={styles[layout === 'list' ? 'row' : 'tile']} data-kind={kind}>
      {kind === 'review' ? <Review /> : <Packages />}
    </li>
  );
}

function Review() {
  const { user } = useAuth();
  if (user && (user.role !== 'candidate' || user.sendResumeToExpert)) return <Packages />;
  return (
    <div className={styles['promo']} data-until-known={user ? undefined : 'true'}>
      <PromoText title="How does your resume read?">
        An expert reads it and tells you what to change. It costs nothing.
      </PromoText>
      {user ? (
        <Suspense fallback={null}>
          <SendResume />
        </Suspense>
      ) : (
        <Link className={styles['link']} to={paths.resumeReview}>
          Get a free review
        </Link>
      )}
    </div>
  );
}

function Packages() {
  return (
    <div className={styles['promo']}>
      <PromoText title="Rather have it written?">Our writers work on your resume with you.</PromoText>
      <Link className={styles['link']} to={paths.pricingDetails}>
        View packages
      </Link>
    </div>
  );
}

function PromoText({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles['text']}>
      <p className={styles['title']}>{title}</p>
      <p>{children}</p>
    </div>
  );
}
