import { guestApplicationEndpoints } from './guest-applications.ts';
import { ownDataEndpoints } from './privacy.ts';
import { providerSignupEndpoints } from './provider-signup.ts';

/** The calls of the area. */
export const endpoints = {
  ...guestApplicationEndpoints,
  ...ownDataEndpoints,
  ...providerSignupEndpoints,
};
