import type { Interview } from '@waymark/contract/hiring/interviews';
import { useEffect, useState, type ReactNode } from 'react';
import { Spinner } from '../../../../components/data/spinner.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { listInterviews } from '../api/list-interviews.ts';
import { InterviewPanel } from './interview-panel.tsx';

interface ApplicantInterviewsProps {
  applicationId: string;
  /** What the page has loaded last: with it the interviews are loaded anew. */
  loaded: unknown;
  tools: ReactNode;
}

/** The interviews of an applicant who was opened over a page, for those who may plan them. */
export function ApplicantInterviews({ applicationId, loaded, tools }: ApplicantInterviewsProps) {
  const [interviews, setInterviews] = useState<Interview[]>();
  const [failure, setFailure] = useState('');

  useEffect(() => {
    let isGone = false;
    listInterviews(applicationId).then(
      (found) => !isGone && setInterviews(found),
      (reason: unknown) => !isGone && setFailure(messageOf(reason)),
    );
    return () => {
      isGone = true;
    };
  }, [applicationId, loaded]);

  if (failure) return <Notice tone="bad">{failure}</Notice>;
  if (!interviews) return <Spinner />;
  return <InterviewPanel applicationId={applicationId} interviews={interviews} canOffer tools={tools} />;
}
