import { paths } from '@waymark/contract/paths';
import type { ResumeProfile } from '@waymark/contract/resumes/resume-profile';
import type { ReadResume } from '@waymark/contract/resumes/resume-reading';
import type { Resume } from '@waymark/contract/resumes/resumes';
import { useEffect, useState } from 'react';
import { ButtonLink } from '../../../../../components/form/button.tsx';
import { ErrorState } from '../../../../../components/data/empty-state.tsx';
import { PageSpinner } from '../../../../../components/data/spinner.tsx';
import { PageHeading } from '../../../../../components/layout/page-heading.tsx';
import { messageOf } from '../../../../../lib/api-answer.ts';
import { readResume } from '../../api/read-resume.ts';
import { FillForm } from './fill-form.tsx';

interface FillDeskProps {
  profile: ResumeProfile;
  resumes: readonly Resume[];
  resumeId: string;
}

type Reading = { read: ReadResume } | { failure: string } | null;

/** Where My Resume is filled from a file: what the file says, beside its place in it. */
export function FillDesk({ profile, resumes, resumeId }: FillDeskProps) {
  const [reading, setReading] = useState<Reading>(null);
  useEffect(() => {
    let isGone = false;
    readResume(resumeId)
      .then((read) => ({ read }))
      .catch((reason: unknown) => ({ failure: messageOf(reason) }))
      .then((next) => isGone || setReading(next))
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [resumeId]);

  const back = (
    <ButtonLink variant="secondary" to={paths.jobsMyResume}>
      Back to My Resume
    </ButtonLink>
  );
  const name = resumes.find(({ id }) => id === resumeId)?.name;
  return (
    <>
      <PageHeading tools={back}>{name ? `Fill from ${name}` : 'Fill from a resume'}</PageHeading>
      {reading === null && <PageSpinner label="The resume is being read…" />}
      {reading && 'failure' in reading && (
        <ErrorState title="This resume cannot be read">
          <p>{reading.failure}</p>
        </ErrorState>
      )}
      {reading && 'read' in reading && <FillForm read={reading.read} profile={profile} resumeId={resumeId} />}
    </>
  );
}
