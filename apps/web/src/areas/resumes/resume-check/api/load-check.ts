import type { CheckedResume } from '@waymark/contract/resumes/resume-check';
import type { Resume } from '@waymark/contract/resumes/resumes';
import { callApi } from '../../../../lib/api-client.ts';

export interface LoadedCheck {
  resumes: Resume[];
  /** Null for who has no resume. */
  checked: CheckedResume | null;
}

/** The check of a resume, or of the default one where none is named, against another version. */
export async function loadCheck(resumeId: string | null, withId: string | null): Promise<LoadedCheck> {
  const resumes = (await callApi('GET /resumes')).data;
  const chosen = resumeId ?? resumes[0]?.id;
  if (chosen === undefined) return { resumes, checked: null };
  const query = withId === null ? {} : { with: withId };
  const { data } = await callApi('GET /resumes/:resumeId/check', { params: { resumeId: chosen }, query });
  return { resumes, checked: data };
}
