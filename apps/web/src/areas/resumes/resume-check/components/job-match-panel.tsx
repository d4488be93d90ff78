import { lazy, Suspense } from 'react';
import { useAuth } from '../../../../lib/auth-store.ts';

// Most visitors are guests, and none of it is on the page that the server makes.
const JobMatch = lazy(async () => ({ default: (await import('./job-match.tsx')).JobMatch }));

/** For candidates: what of a posting their resume shows. */
export function JobMatchPanel({ jobId }: { jobId: string }) {
  const { user } = useAuth();
  if (user?.role !== 'candidate') return null;
  return (
    <Suspense>
      <JobMatch jobId={jobId} key={jobId} />
    </Suspense>
  );
}
