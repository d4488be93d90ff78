import { alertEndpoints } from './alerts.ts';
import { savedJobEndpoints } from './saved-jobs.ts';

/** The calls of the area. */
export const endpoints = {
  ...alertEndpoints,
  ...savedJobEndpoints,
};
