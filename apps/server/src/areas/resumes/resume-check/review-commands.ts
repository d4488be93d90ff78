import type { ResumeCheck } from '@waymark/contract/resumes/resume-check';
import type { Services } from '../../../platform/services.ts';
import { ensureCheck } from './check-commands.ts';
import { findReviewedResume } from './resume-queries.ts';

/** What the rules find in the resume of a request for a review; null where it cannot be read just now, or at all. */
export async function findCheckOf(
  services: Pick<Services, 'database' | 'files'>,
  reviewId: string,
): Promise<ResumeCheck | null> {
  const resume = await findReviewedResume(services.database, reviewId);
  if (!resume) return null;
  // A review can be written without it.
  const checked = await ensureCheck(services, resume).catch(() => null);
  return checked?.check ?? null;
}
