import { dataDocumentEndpoints } from './data-documents.ts';
import { guestApplicationEndpoints } from './guest-applications.ts';
import { movingEndpoints } from './moving.ts';
import { ownDataEndpoints } from './privacy.ts';
import { providerSignupEndpoints } from './provider-signup.ts';
import { unusedAccountEndpoints } from './unused-accounts.ts';

/** The calls of the area. */
export const endpoints = {
  ...guestApplicationEndpoints,
  ...movingEndpoints,
  ...ownDataEndpoints,
  ...unusedAccountEndpoints,
  ...dataDocumentEndpoints,
  ...providerSignupEndpoints,
};
