import { misreadingEndpoints } from './misreadings.ts';
import { resumeCheckEndpoints } from './resume-check.ts';
import { coverLetterEndpoints } from './resume-export/cover-letters.ts';
import { resumeExportEndpoints } from './resume-export/exports.ts';
import { resumeProfileEndpoints } from './resume-profile.ts';
import { resumeReviewEndpoints } from './resume-review.ts';
import { resumeEndpoints } from './resumes.ts';
import { resumeSharingEndpoints } from './sharing.ts';

/** The calls of the area. */
export const endpoints = {
  ...coverLetterEndpoints,
  ...resumeExportEndpoints,
  ...resumeProfileEndpoints,
  ...resumeCheckEndpoints,
  ...misreadingEndpoints,
  ...resumeReviewEndpoints,
  ...resumeEndpoints,
  ...resumeSharingEndpoints,
};
