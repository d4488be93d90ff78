import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { jobDetailPath, paths } from '@waymark/contract/paths';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { Button, ButtonAnchor, ButtonLink } from '../../../../components/form/button.tsx';
import { useAuth } from '../../../../lib/auth-store.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './applications.module.css';

// Most visitors are guests and need none of it.
const CandidateApply = lazy(async () => ({
  default: (await import('./candidate-apply.tsx')).CandidateApply,
}));
const CandidateApplyLink = lazy(async () => ({
  default: (await import('./candidate-apply.tsx')).CandidateApplyLink,
}));

/** Beside the title: leads to the panel below. */
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

/** How a guest or a candidate applies for a job here (G-9). */
export function ApplyPanel({ job }: { job: JobDetail }) {
  const { user, isAuthenticated } = useAuth();
  if (!isAuthenticated || !user) {
    return (
      <>
        <GuestApply jobId={job.id} />
        <MemberWaiting />
      </>
    );
  }
  if (user.role === 'candidate') {
    return (
      <Suspense fallback={<MemberWaiting />}>
        <CandidateApply job={job} key={job.id} />
      </Suspense>
    );
  }
  return <p>Applications are sent from a candidate’s account, and yours is of another kind.</p>;
}

/** Registering and signing in both lead back to this job. */
function GuestApply({ jobId }: { jobId: string }) {
  const state = { next: jobDetailPath(jobId) };
  return (
    <div className={ui['grid4']} data-for="guest">
      <p>Create an account, or sign in, and send your resume. It takes a few minutes.</p>
      <div className={`${ui['cluster']} ${styles['actions']}`}>
        <ButtonLink to={paths.register} state={state}>
          Apply This Job
        </ButtonLink>
        <Link className={styles['signIn']} to={paths.login} state={state}>
          Sign in
        </Link>
      </div>
    </div>
  );
}

/** Shown to members until the session is known; it has the final height, so that nothing moves. */
function MemberWaiting() {
  return (
    <div className={ui['grid4']} data-for="member">
      <p>Send your resume to this employer.</p>
      <div className={`${ui['cluster']} ${styles['actions']}`}>
        <Button disabled>Apply This Job</Button>
      </div>
    </div>
  );
}
