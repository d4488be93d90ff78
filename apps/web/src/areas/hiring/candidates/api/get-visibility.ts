import type { CandidateProfile, CandidateView } from '@waymark/contract/hiring/candidates';
import type { Page } from '@waymark/contract/pagination';
import type { ResumeDocument } from '@waymark/contract/resumes/resume-profile';
import type { Resume } from '@waymark/contract/resumes/resumes';
import { callApi } from '../../../../lib/api-client.ts';

export interface Visibility {
  profile: CandidateProfile;
  resumes: Resume[];
  resume: ResumeDocument;
  views: Page<CandidateView>;
}

/** What the candidate shows to employers, the resumes to choose from, and who has looked. */
export async function getVisibility(): Promise<Visibility> {
  const [profile, resumes, resume, views] = await Promise.all([
    callApi('GET /candidate-profile'),
    callApi('GET /resumes'),
    callApi('GET /resume-profile'),
    callApi('GET /candidate-profile/views'),
  ]);
  return { profile: profile.data, resumes: resumes.data, resume: resume.data.document, views };
}
