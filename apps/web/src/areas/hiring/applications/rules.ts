import {
  applicationSorts,
  coverLetterMaxLength,
  type ApplicationSort,
} from '@waymark/contract/hiring/choices/applications';
import { paths } from '@waymark/contract/paths';
import type { JobQuestion } from '@waymark/contract/jobs/jobs';
import type { Application } from '@waymark/contract/hiring/applications';
import { findResumeProblem } from '../../../components/upload/check-resume-file.ts';

export interface ApplicationDraft {
  /** A stored resume; empty when a new one is uploaded. */
  resumeId: string;
  file: File | null;
  coverLetter: string;
  /** By the id of the question. */
  answers: Readonly<Record<string, string>>;
}

/** What to correct before an application is sent, by field; of a question as `answers.ID`. */
export function findDraftProblems(
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
        .map(({ id }) => [`answers.${id}`, 'Please answer this question.']),
    ),
    ...(tooLong && { coverLetter: `Please keep the cover letter to ${coverLetterMaxLength} characters.` }),
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

/** What the button that applies says once that is done. */
export function appliedLabel({ status }: Pick<Application, 'status'>): string {
  return status === 'withdrawn' ? 'Application withdrawn' : 'Applied';
}

export interface ListPlace {
  sort: ApplicationSort;
  page: number;
}

/** Sort and page of a list from its address; anything else than a known value means the first. */
export function listPlaceOf(search: URLSearchParams): ListPlace {
  return {
    sort: applicationSorts.find((sort) => sort === search.get('sort')) ?? 'newest',
    page: pageOf(search),
  };
}

export function pageOf(search: URLSearchParams): number {
  const page = search.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

/** The address of a place in the list; what is the default is left out. */
export function pathOfPlace({ sort, page }: ListPlace): string {
  const search = new URLSearchParams({
    ...(sort !== 'newest' && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
  return search.size > 0 ? `${paths.jobsAppliedJob}?${search}` : paths.jobsAppliedJob;
}
