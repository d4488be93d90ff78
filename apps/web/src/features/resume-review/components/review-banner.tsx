import { lazy, Suspense } from 'react';
import { useAuth } from '../../../lib/auth-store.ts';

const ReadyBanner = lazy(async () => ({ default: (await import('./ready-banner.tsx')).ReadyBanner }));

/** Above the job list (C-4). Only who has a review that is ready and not yet opened loads what it shows. */
export function ReviewBanner() {
  const { critiqueDetail } = useAuth();
  if (!critiqueDetail?.reviewReady || critiqueDetail.openedByCustomer !== 'false') return null;
  return (
    <Suspense fallback={null}>
      <ReadyBanner reviewLink={critiqueDetail.reviewLink} />
    </Suspense>
  );
}
