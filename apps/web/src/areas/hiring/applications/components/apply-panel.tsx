import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { jobDetailPath, paths } from '@waymark/contract/paths';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { useAuth } from '../../../../lib/auth-store.ts';
import styles from './apply-panel.module.css';

// Most visitors are guests, who need none of it.
const CandidateApply = lazy(async () => ({
  default: (await import('./candidate-apply.tsx')).CandidateApply,
}));

/** How whoever looks at a job applies for it here (G-9). */
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
    <div className={styles['panel']} data-for="guest">
      <p>Create an account, or sign in, and send your resume. It takes a few minutes.</p>
      <div className={styles['actions']}>
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

/** A member's place until the browser knows who it is: the same height, so that nothing moves. */
function MemberWaiting() {
  return (
    <div className={styles['panel']} data-for="member">
      <p>Send your resume to this employer.</p>
      <div className={styles['actions']}>
        <Button disabled>Apply This Job</Button>
      </div>
    </div>
  );
}
