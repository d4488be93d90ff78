import { ButtonAnchor } from '../../../../components/form/button.tsx';
import { appliedLabel } from '../rules.ts';
import { useOwnApplication } from './use-own-application.ts';

/** Leads down to the form, or to what became of an application, and says which. */
export function CandidateApplyLink({ jobId, href }: { jobId: string; href: string }) {
  const application = useOwnApplication(jobId);
  const isSent = application !== null && typeof application === 'object';
  return (
    <ButtonAnchor href={href} variant={isSent ? 'secondary' : 'primary'}>
      {isSent ? appliedLabel(application) : 'Apply This Job'}
    </ButtonAnchor>
  );
}
