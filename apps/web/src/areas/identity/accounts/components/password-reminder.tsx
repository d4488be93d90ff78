import { paths } from '@waymark/contract/paths';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from '../../../../lib/auth-store.ts';
import ui from '../../../../styles/primitives.module.css';

const PasswordCard = lazy(async () => ({ default: (await import('./password-card.tsx')).PasswordCard }));

/** At the head of each page of a member who has no password (B-10). */
export function PasswordReminder() {
  const { user } = useAuth();
  return user && !user.hasPassword ? (
    <Suspense fallback={null}>
      <PasswordCard user={user} />
    </Suspense>
  ) : null;
}

const publicPaths: readonly string[] = [paths.home, paths.orderProcessing];

/** The same on the pages for members that have the public header. */
export function PublicPasswordReminder() {
  const { user } = useAuth();
  const { pathname } = useLocation();
  return user && !user.hasPassword && publicPaths.includes(pathname) ? (
    <div className={ui['page']}>
      <PasswordReminder />
    </div>
  ) : null;
}
