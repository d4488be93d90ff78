import { email } from '@waymark/contract/identity/accounts';
import type { SignInProvider } from '@waymark/contract/identity/choices';
import { personName } from '@waymark/contract/text/names';
import type { ProviderPerson } from '../openid/provider-gateway.ts';
import { emailOf, provenEmailOf, type Told } from '../openid/rules.ts';

/** Whom a provider has named. An account is found by issuer and subject, and by nothing else. */
export interface ProviderIdentity {
  provider: SignInProvider;
  issuer: string;
  subject: string;
  /** In lower case; empty where the provider gives none that can take mail. */
  email: string;
  /** Whether the provider has proven that the address is theirs. */
  emailProven: boolean;
  firstName: string;
  lastName: string;
}

export function identityOf(
  provider: SignInProvider,
  { issuer, subject, told }: ProviderPerson,
): ProviderIdentity {
  const address = email('').safeParse(emailOf(told)).data ?? '';
  return {
    provider,
    issuer,
    subject,
    email: address,
    emailProven: address !== '' && isProven(provider, told),
    ...namesOf(told),
  };
}

/**
 * Anyone who runs a Microsoft tenant can put any address into `email`. It counts only if the tenant has proven the
 * domain of the address, which the optional claim `xms_edov` says.
 */
function isProven(provider: SignInProvider, told: Told): boolean {
  if (provider !== 'microsoft') return provenEmailOf(told) !== undefined;
  const isOfDomain = told['xms_edov'];
  return isOfDomain === true || isOfDomain === 1 || isOfDomain === '1' || isOfDomain === 'true';
}

/** Suggestions for the form, where the person can change them. */
function namesOf(told: Told): { firstName: string; lastName: string } {
  const [firstWord = '', ...others] = nameOf(told['name']).split(/\s+/);
  const firstName = nameOf(told['given_name']);
  if (firstName === '') return { firstName: firstWord, lastName: others.join(' ') };
  return { firstName, lastName: nameOf(told['family_name']) };
}

/** Empty for a name that the form would refuse. */
function nameOf(value: unknown): string {
  return personName('').safeParse(value).data ?? '';
}
