import { email } from '@waymark/contract/identity/accounts';
import type { ProviderOffer } from '@waymark/contract/identity/provider-sign-in';
import {
  providerCandidateSchema,
  providerEmployerSchema,
  type ProviderSignupFields,
} from '@waymark/contract/lifecycle/provider-signup';
import type { Resolver } from 'react-hook-form';
import { z } from 'zod';
import { checkedPhone } from '../../../components/form/load-phones.ts';
import { namesOf, nameResolver, type NameValues } from '../../../components/form/one-name.ts';
import { resolveInTurn } from '../../../components/form/resolve-in-turn.ts';
import { fixed } from '@waymark/contract/text/say';

export interface ProviderSignupValues extends NameValues {
  role: 'candidate' | 'employer';
  email: string;
  companyName: string;
  website: string;
  country: string;
  phone: string;
}

const typedEmail = { email: email(fixed`Email is required.`) };

/** The form has the fields of both accounts; each schema picks its own. */
const candidateSchema = z.object(providerCandidateSchema.omit({ ticket: true, email: true }).shape);
const employerSchema = z.object({
  ...providerEmployerSchema.omit({ ticket: true, email: true, plan: true }).shape,
  phone: checkedPhone(providerEmployerSchema.shape.phone),
});

/** By the account that is chosen in the form; an address is asked for where the provider has proven none. */
export function providerSignupResolver(emailProven: boolean): Resolver<ProviderSignupValues> {
  const more = emailProven ? {} : typedEmail;
  const candidate = nameResolver<ProviderSignupValues, unknown>(candidateSchema.extend(more));
  const employer = nameResolver<ProviderSignupValues, unknown>(employerSchema.extend(more));
  return resolveInTurn<ProviderSignupValues, unknown>((values, context, options) =>
    (values.role === 'employer' ? employer : candidate)(values, context, options),
  ) as unknown as Resolver<ProviderSignupValues>;
}

/** What is sent: the checked values, with what stands for the person at the provider. */
export function providerSignupOf(
  values: ProviderSignupValues,
  { ticket, emailProven }: Pick<ProviderOffer, 'ticket' | 'emailProven'>,
  plan: string | undefined,
): ProviderSignupFields {
  const { role, firstName, lastName, email: typed } = { lastName: '', ...namesOf(values) };
  const shared = { ticket, firstName, lastName, ...(!emailProven && { email: typed }) };
  if (role === 'candidate') return { role, ...shared };
  const { companyName, website, phone } = values;
  const country = providerEmployerSchema.shape.country.parse(values.country);
  return { role, ...shared, companyName, website, country, phone, ...(plan !== undefined && { plan }) };
}
