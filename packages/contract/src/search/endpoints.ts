import { synonymEndpoints } from './synonyms.ts';

/** The calls of the area. */
export const endpoints = {
  ...synonymEndpoints,
};
