import { lazy, Suspense } from 'react';
import { useAuth } from '../../../../lib/auth-store.ts';

// Most visitors are guests, and the server renders none of it.
const JobFit = lazy(async () => ({ default: (await import('./job-fit.tsx')).JobFit }));

/** Why a posting fits, for candidates; nothing for others. */
export function MemberFit({ jobId }: { jobId: string }) {
  const { user } = useAuth();
  if (user?.role !== 'candidate') return null;
  return (
    <Suspense>
      <JobFit jobId={jobId} key={jobId} />
    </Suspense>
  );
}
