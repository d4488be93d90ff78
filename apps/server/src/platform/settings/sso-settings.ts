import { z } from 'zod';

export const ssoSettings = {
  STAFF_SSO_ISSUER: z
    .url({
      protocol: /^https?$/,
      error: 'STAFF_SSO_ISSUER is the address of the provider, for example https://accounts.google.com.',
    })
    .refine(isProtected, 'STAFF_SSO_ISSUER begins with https://; http:// is for this machine alone.')
    .optional(),
  STAFF_SSO_CLIENT_ID: z.string().min(1).max(400).optional(),
  STAFF_SSO_CLIENT_SECRET: z.string().min(1).max(400).optional(),
  STAFF_SSO_NAME: z
    .string()
    .min(1)
    .max(40, 'STAFF_SSO_NAME has at most 40 characters.')
    .default('your company account'),
  STAFF_SSO_ONLY: z
    .enum(['true', 'false', '1', '0'], 'STAFF_SSO_ONLY is true or false.')
    .transform((value) => value === 'true' || value === '1')
    .default(false),
};

type Settings = z.output<z.ZodObject<typeof ssoSettings>>;

/** The provider (OpenID Connect) with which staff sign in. */
export interface StaffSsoConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Shown on the button. */
  name: string;
  /** Whether staff sign in in no other way. */
  isOnly: boolean;
}

/** A listener between this machine and the provider could sign in as any member of staff. */
function isProtected(issuer: string): boolean {
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

export function findSsoProblem(settings: Settings): string | undefined {
  const { STAFF_SSO_ISSUER, STAFF_SSO_CLIENT_ID, STAFF_SSO_CLIENT_SECRET, STAFF_SSO_ONLY } = settings;
  const given = [STAFF_SSO_ISSUER, STAFF_SSO_CLIENT_ID, STAFF_SSO_CLIENT_SECRET].filter(Boolean).length;
  if (given === 3 || (given === 0 && !STAFF_SSO_ONLY)) return undefined;
  return 'Signing in of staff by a provider needs STAFF_SSO_ISSUER, STAFF_SSO_CLIENT_ID and STAFF_SSO_CLIENT_SECRET together.';
}

export function readSso(settings: Settings): StaffSsoConfig | undefined {
  const {
    STAFF_SSO_ISSUER: issuer,
    STAFF_SSO_CLIENT_ID: clientId,
    STAFF_SSO_CLIENT_SECRET: clientSecret,
    STAFF_SSO_NAME: name,
    STAFF_SSO_ONLY: isOnly,
  } = settings;
  return issuer && clientId && clientSecret ? { issuer, clientId, clientSecret, name, isOnly } : undefined;
}
