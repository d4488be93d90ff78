import { guestApplicationEndpoints } from './guest-applications.ts';
import { movingEndpoints } from './moving.ts';
import { ownDataEndpoints } from './privacy.ts';

/** The calls of the area. */
export const endpoints = {
  ...guestApplicationEndpoints,
  ...movingEndpoints,
  ...ownDataEndpoints,
};
