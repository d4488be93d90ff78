import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { jobDetailPath, paths } from '@waymark/contract/paths';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Button, ButtonAnchor, ButtonLink } from '../../../../components/form/button.tsx';
import { useAuth } from '../../../../lib/auth-store.ts';
import { hasFeature } from '../../../../lib/board.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './applications.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

// Most visitors are guests and need none of it.
const CandidateApply = lazy(async () => ({
  default: (await import('./candidate-apply.tsx')).CandidateApply,
}));
const CandidateApplyLink = lazy(async () => ({
  default: (await import('./candidate-apply.tsx')).CandidateApplyLink,
}));

/** Beside the title: leads to the panel below. */
export function ApplyLink({ job, href }: { job: JobDetail; href: string }) {
  const say = useSay();
  const { user } = useAuth();
  const link = <ButtonAnchor href={href}>{say`Apply This Job`}</ButtonAnchor>;
  if (user?.role !== 'candidate' || !job.acceptsApplications) return link;
  return (
    <Suspense fallback={link}>
      <CandidateApplyLink jobId={job.id} href={href} />
    </Suspense>
  );
}

interface DialogState {
  open: boolean;
  onClose: () => void;
}

interface ApplyPanelProps {
  job: JobDetail;
  /** The form of guests, which is loaded on the first press. */
  renderGuestForm: (state: DialogState) => ReactNode;
}

/** How a guest or a candidate applies for a job here (G-9, L-33). */
export function ApplyPanel({ job, renderGuestForm }: ApplyPanelProps) {
  const say = useSay();
  const { user, isAuthenticated } = useAuth();
  if (!isAuthenticated || !user) {
    return (
      <>
        <GuestApply jobId={job.id} renderForm={renderGuestForm} />
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
  return <p>{say`Applications are sent from a candidate’s account, and yours is of another kind.`}</p>;
}

interface GuestApplyProps {
  jobId: string;
  renderForm: ApplyPanelProps['renderGuestForm'];
}

/** Registering and signing in lead back to this job; where guests do not apply, registering comes first. */
function GuestApply({ jobId, renderForm }: GuestApplyProps) {
  const say = useSay();
  const [isLoaded, setLoaded] = useState(false);
  const [open, setOpen] = useState(false);
  const state = { next: jobDetailPath(jobId) };
  const hasForm = hasFeature('guestApplications');
  return (
    <div className={ui['grid4']} data-for="guest">
      <p>
        {hasForm
          ? say`Send your resume to this employer. You need no account.`
          : say`Create an account, or sign in, and send your resume.`}
      </p>
      {hasForm && (
        <p data-without="script">{say`The form needs JavaScript. Please switch it on in your browser.`}</p>
      )}
      <div className={`${ui['cluster']} ${styles['actions']}`}>
        {hasForm ? (
          <Button
            onClick={() => {
              setLoaded(true);
              setOpen(true);
            }}
          >
            {say`Apply This Job`}
          </Button>
        ) : (
          <ButtonLink to={paths.register} state={state} data-press="script">
            {say`Apply This Job`}
          </ButtonLink>
        )}
        <Link className={styles['signIn']} to={paths.login} state={state} data-press="script">
          {say`Sign in`}
        </Link>
      </div>
      <Suspense>{isLoaded && renderForm({ open, onClose: () => setOpen(false) })}</Suspense>
    </div>
  );
}

/** Shown to members until the session is known; it has the final height, so that nothing moves. */
function MemberWaiting() {
  const say = useSay();
  return (
    <div className={ui['grid4']} data-for="member" data-wakes="member">
      <p>{say`Send your resume to this employer.`}</p>
      <div className={`${ui['cluster']} ${styles['actions']}`}>
        <Button disabled>{say`Apply This Job`}</Button>
      </div>
    </div>
  );
}
