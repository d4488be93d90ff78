import { managedJobEndpoints } from './managed-jobs.ts';
import { postingEndpoints } from './postings.ts';
import { moderatedPostingEndpoints } from './staff-postings.ts';
import { translationEndpoints } from './translations.ts';

/** The calls of the area. */
export const endpoints = {
  ...moderatedPostingEndpoints,
  ...managedJobEndpoints,
  ...postingEndpoints,
  ...translationEndpoints,
};
