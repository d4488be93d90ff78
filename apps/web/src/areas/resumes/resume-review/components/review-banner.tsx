import { lazy, Suspense, useEffect } from 'react';
import { loadCritiqueDetail, useAuth } from '../../../../lib/auth-store.ts';

const ReadyBanner = lazy(async () => ({ default: (await import('./ready-banner.tsx')).ReadyBanner }));

/** Above the job list (C-4). Its content is loaded only for a review that is ready and unopened. */
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

/** Updates the banner while the page is open, as events arrive. */
function useFollowedReview(): void {
  const { user, critiqueDetail } = useAuth();
  const userId = user?.role === 'candidate' ? user.id : undefined;
  const hasAsked = critiqueDetail !== null;
  useEffect(() => {
    if (userId === undefined || !hasAsked) return;
    const controller = new AbortController();
    const start = async () => {
      const { followAccount } = await import('../../../../lib/follow-account.ts');
      followAccount(userId, controller.signal);
    };
    start().catch(() => undefined);
    return () => controller.abort();
  }, [userId, hasAsked]);
  useEffect(() => {
    if (userId === undefined || hasAsked) return;
    // A review may have been requested in another window.
    const refresh = () => void loadCritiqueDetail();
    addEventListener('focus', refresh);
    return () => removeEventListener('focus', refresh);
  }, [userId, hasAsked]);
}
