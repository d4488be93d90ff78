import { paths, protectedPaths } from '@waymark/contract/paths';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from '../../../../lib/auth-store.ts';

const PasswordCard = lazy(async () => ({ default: (await import('./password-card.tsx')).PasswordCard }));

/** On the home page and a member's own pages, not beside what somebody came to read. */
export function PasswordReminder() {
  const { user } = useAuth();
  const { pathname } = useLocation();
  if (!user || user.hasPassword) return null;
  if (pathname !== paths.home && !protectedPaths.includes(pathname)) return null;
  return (
    <Suspense fallback={null}>
      <PasswordCard user={user} />
    </Suspense>
  );
}
