import { lazy, Suspense, useEffect } from 'react';
import { loadCritiqueDetail, useAuth } from '../../../../lib/auth-store.ts';

const ReadyBanner = lazy(async () => ({ default: (await import('./ready-banner.tsx')).ReadyBanner }));

/** Above the job list (C-4). Only who has a review that is ready and not yet opened loads what it shows. */
export function ReviewBanner() {
  const { critiqueDetail } = useAuth();
  useFollowedReview();
  if (!critiqueDetail?.reviewReady || critiqueDetail.openedByCustomer !== 'false') return null;
  return (
    <Suspense fallback={null}>
      <ReadyBanner key={critiqueDetail.reviewLink} reviewLink={critiqueDetail.reviewLink} />
    </Suspense>
  );
}

/** The review of a candidate who has asked for one comes and goes by itself, as orders move. */
function useFollowedReview(): void {
  const { user, critiqueDetail } = useAuth();
  const userId = user?.role === 'candidate' ? user.id : undefined;
  const hasAsked = critiqueDetail !== null;
  useEffect(() => {
    if (userId === undefined || !hasAsked) return;
    const leaving = new AbortController();
    const begin = async () => {
      const { followAccount } = await import('../../../../lib/follow-account.ts');
      followAccount(userId, leaving.signal);
    };
    begin().catch(() => undefined);
    return () => leaving.abort();
  }, [userId, hasAsked]);
  useEffect(() => {
    if (userId === undefined || hasAsked) return;
    // It may have been asked for in another window.
    const refresh = () => void loadCritiqueDetail();
    addEventListener('focus', refresh);
    return () => removeEventListener('focus', refresh);
  }, [userId, hasAsked]);
}
