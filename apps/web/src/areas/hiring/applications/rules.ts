import type { Say } from '@waymark/contract/text/say';
import { msg } from '@waymark/contract/text/message';
import type { Application } from '@waymark/contract/hiring/applications';
import {
  appliedLists,
  applicationSorts,
  type ApplicationSort,
  type ApplicationStatus,
  type AppliedList,
} from '@waymark/contract/hiring/choices';
import { coverLetterMaxLength } from '@waymark/contract/resumes/choices';
import type { JobQuestion } from '@waymark/contract/jobs/jobs';
import { paths } from '@waymark/contract/paths';
import { findResumeProblem } from '../../../components/upload/check-resume-file.ts';
import { sortedList, type ListPlace } from '../../../lib/list-address.ts';

export interface ApplicationDraft {
  /** A stored resume; empty when a new one is uploaded. */
  resumeId: string;
  file: File | null;
  coverLetter: string;
  /** By the id of the question. */
  answers: Readonly<Record<string, string>>;
}

/** Problems of a draft by field; those of a question under `answers.ID`. */
export function findDraftProblems(
  say: Say,
  { resumeId, file, coverLetter, answers }: ApplicationDraft,
  questions: readonly Pick<JobQuestion, 'id' | 'required'>[],
): Record<string, string> {
  const resume = resumeId ? undefined : findResumeProblem(file);
  const tooLong = coverLetter.trim().length > coverLetterMaxLength;
  return {
    ...(resume && { resume }),
    ...Object.fromEntries(
      questions
        .filter(({ id, required }) => required && !answers[id]?.trim())
        .map(({ id }) => [`answers.${id}`, msg`Please answer this question.`]),
    ),
    ...(tooLong && { coverLetter: say`Please keep the cover letter to ${coverLetterMaxLength} characters.` }),
  };
}

/** The multipart form of POST /applications: a stored resume by its id, or a new file, never both. */
export function applicationFormOf(
  jobId: string,
  { resumeId, file, coverLetter, answers }: ApplicationDraft,
): FormData {
  const form = new FormData();
  form.append('jobId', jobId);
  form.append('coverLetter', coverLetter);
  if (Object.keys(answers).length > 0) form.append('answers', JSON.stringify(answers));
  if (resumeId) form.append('resumeId', resumeId);
  else if (file) form.append('resume', file);
  return form;
}

export const statusTones: Record<ApplicationStatus, 'neutral' | 'good'> = {
  submitted: 'neutral',
  viewed: 'good',
  shortlist: 'good',
  interview: 'good',
  offer: 'good',
  hired: 'good',
  declined: 'neutral',
  withdrawn: 'neutral',
};

/** The label of the Apply button after the candidate has applied. */
export function appliedLabel({ status }: Pick<Application, 'status'>): string {
  return status === 'withdrawn' ? msg`Application withdrawn` : msg`Applied`;
}

export interface AppliedPlace extends ListPlace<ApplicationSort> {
  show: AppliedList;
}

const sorted = sortedList(paths.jobsAppliedJob, applicationSorts);

/** Reads list, sort and page from the address of the applications, and writes them. */
export const applicationList = {
  read: (search: URLSearchParams): AppliedPlace => ({
    ...sorted.read(search),
    show: appliedLists.find((list) => list === search.get('show')) ?? 'all',
  }),
  pathOf({ show, ...place }: AppliedPlace): string {
    const path = sorted.pathOf(place);
    return show === 'all' ? path : `${path}${path.includes('?') ? '&' : '?'}show=${show}`;
  },
};
