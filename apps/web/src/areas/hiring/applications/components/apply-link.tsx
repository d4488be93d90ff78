import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { lazy, Suspense } from 'react';
import { ButtonAnchor } from '../../../../components/form/button.tsx';
import { useAuth } from '../../../../lib/auth-store.ts';

const CandidateApplyLink = lazy(async () => ({
  default: (await import('./candidate-apply-link.tsx')).CandidateApplyLink,
}));

/** Beside the title: to the place on the page where one applies. */
export function ApplyLink({ job, href }: { job: JobDetail; href: string }) {
  const { user } = useAuth();
  const link = <ButtonAnchor href={href}>Apply This Job</ButtonAnchor>;
  if (user?.role !== 'candidate' || !job.acceptsApplications) return link;
  return (
    <Suspense fallback={link}>
      <CandidateApplyLink jobId={job.id} href={href} />
    </Suspense>
  );
}
