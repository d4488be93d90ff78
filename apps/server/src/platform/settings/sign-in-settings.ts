import { signInProviders, type SignInProvider } from '@waymark/contract/identity/choices';
import { z } from 'zod';

const id = z.string().min(1).max(400).optional();
const secret = z.string().min(1).max(400).optional();
const tenantFormat =
  'MICROSOFT_TENANT is common, organizations, consumers or the id of your tenant, which looks like 9188040d-6c67-4c5b-b112-36a304b66dad.';

export const signInSettings = {
  GOOGLE_CLIENT_ID: id,
  GOOGLE_CLIENT_SECRET: secret,
  MICROSOFT_CLIENT_ID: id,
  MICROSOFT_CLIENT_SECRET: secret,
  MICROSOFT_TENANT: z
    .string()
    .regex(/^(?:common|organizations|consumers|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i, tenantFormat)
    .default('common'),
  LINKEDIN_CLIENT_ID: id,
  LINKEDIN_CLIENT_SECRET: secret,
};

type Settings = z.output<z.ZodObject<typeof signInSettings>>;

/** A provider (OpenID Connect) with which candidates and employers sign in. */
export interface SignInProviderConfig {
  key: SignInProvider;
  issuer: string;
  clientId: string;
  clientSecret: string;
}

interface Given {
  issuer: string;
  clientId: string | undefined;
  clientSecret: string | undefined;
}

function readGiven(settings: Settings): Record<SignInProvider, Given> {
  return {
    google: {
      issuer: 'https://accounts.google.com',
      clientId: settings.GOOGLE_CLIENT_ID,
      clientSecret: settings.GOOGLE_CLIENT_SECRET,
    },
    microsoft: {
      issuer: `https://login.microsoftonline.com/${settings.MICROSOFT_TENANT.toLowerCase()}/v2.0`,
      clientId: settings.MICROSOFT_CLIENT_ID,
      clientSecret: settings.MICROSOFT_CLIENT_SECRET,
    },
    linkedin: {
      issuer: 'https://www.linkedin.com/oauth',
      clientId: settings.LINKEDIN_CLIENT_ID,
      clientSecret: settings.LINKEDIN_CLIENT_SECRET,
    },
  };
}

export function findSignInProblem(settings: Settings): string | undefined {
  const given = readGiven(settings);
  const half = signInProviders.find(
    ({ value }) => (given[value].clientId === undefined) !== (given[value].clientSecret === undefined),
  );
  if (!half) return undefined;
  const name = half.value.toUpperCase();
  return `Signing in with ${half.label} needs ${name}_CLIENT_ID and ${name}_CLIENT_SECRET together.`;
}

/** Those that are set up, in the order in which pages show them. */
export function readSignIn(settings: Settings): readonly SignInProviderConfig[] {
  const given = readGiven(settings);
  return signInProviders.flatMap(({ value: key }) => {
    const { issuer, clientId, clientSecret } = given[key];
    return clientId && clientSecret ? [{ key, issuer, clientId, clientSecret }] : [];
  });
}
