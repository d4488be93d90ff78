import { pictureEndpoints } from './account-pictures.ts';
import { sessionEndpoints } from './account-sessions.ts';
import { accountEndpoints } from './accounts.ts';
import { auditEndpoints } from './audit.ts';
import { consentEndpoints } from './consents.ts';
import { mailChoiceEndpoints } from './email-preferences.ts';
import { impersonationEndpoints } from './impersonation.ts';
import { passkeyEndpoints } from './passkeys.ts';
import { mfaResetEndpoints } from './mfa-reset.ts';
import { mfaEndpoints } from './mfa.ts';
import { providerSignInEndpoints } from './provider-sign-in.ts';
import { staffSsoEndpoints } from './staff-sso.ts';
import { staffUserEndpoints } from './staff-users.ts';
import { teamEndpoints } from './team.ts';

/** The calls of the area. */
export const endpoints = {
  ...pictureEndpoints,
  ...sessionEndpoints,
  ...accountEndpoints,
  ...consentEndpoints,
  ...staffUserEndpoints,
  ...mailChoiceEndpoints,
  ...passkeyEndpoints,
  ...providerSignInEndpoints,
  ...staffSsoEndpoints,
  ...mfaEndpoints,
  ...mfaResetEndpoints,
  ...auditEndpoints,
  ...impersonationEndpoints,
  ...teamEndpoints,
};
