import { managedJobEndpoints } from './managed-jobs.ts';
import { postingEndpoints } from './postings.ts';
import { moderatedPostingEndpoints } from './staff-postings.ts';

/** The calls of the area. */
export const endpoints = {
  ...moderatedPostingEndpoints,
  ...managedJobEndpoints,
  ...postingEndpoints,
};
