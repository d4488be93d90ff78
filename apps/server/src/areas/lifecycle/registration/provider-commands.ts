import type {
  ProviderCandidateFields,
  ProviderEmployerFields,
  ProviderSignupFields,
} from '@waymark/contract/lifecycle/provider-signup';
import type { Language } from '@waymark/contract/text/languages';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import type { Services } from '../../../platform/services.ts';
import type { Client } from '../../../platform/http/request-language.ts';
import { addOwner, registerCompany } from '../../companies/companies/commands.ts';
import { createCandidate, createEmployer, sendEmailConfirmation } from '../../identity/accounts/commands.ts';
import { startSession, type SignedIn } from '../../identity/accounts/session-commands.ts';
import { readTicket, takeTicket } from '../../identity/provider-sign-in/attempt-commands.ts';
import { insertLink } from '../../identity/provider-sign-in/link-commands.ts';
import type { ProviderIdentity } from '../../identity/provider-sign-in/rules.ts';
import { orderRegisteredPlan } from '../../payments/memberships/order-commands.ts';
import { msg } from '@waymark/contract/text/message';

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;

/** The proven address of whom a provider has named, or else the typed one. Throws `gone` and `invalid_input`. */
export async function findSignupEmail(
  { database }: Pick<Parts, 'database'>,
  fields: Pick<ProviderSignupFields, 'ticket' | 'email'>,
): Promise<string> {
  return emailFor(await readTicket(database, fields.ticket), fields);
}

function emailFor(
  { email, emailProven }: ProviderIdentity,
  { email: typed }: Pick<ProviderSignupFields, 'email'>,
): string {
  if (emailProven) return email;
  if (typed !== undefined) return typed;
  throw invalidFields({ email: msg`Email is required.` });
}

/**
 * Opens an account without a password for the person whom a provider has named, and links both: account, company and
 * session, all or nothing. An address that the provider has not proven gets the board's own confirmation mail. Throws
 * `gone` for a ticket that was used, `conflict` if the email has an account or the person is linked with one.
 */
export async function signUpByProvider(
  parts: Parts,
  fields: ProviderSignupFields,
  { userAgent, language }: Client,
): Promise<SignedIn> {
  return parts.database.transaction().execute(async (transaction) => {
    const identity = await takeTicket(transaction, fields.ticket);
    const email = emailFor(identity, fields);
    const person = { email, confirmed: identity.emailProven, language };
    const userId =
      fields.role === 'candidate'
        ? await openCandidate(transaction, fields, person)
        : await openEmployer(transaction, parts, fields, person);
    await insertLink(transaction, userId, identity);
    if (!person.confirmed) await sendEmailConfirmation(transaction, parts, { id: userId, email, language });
    return startSession({ database: transaction, config: parts.config }, userId, { userAgent });
  });
}

interface Reached {
  email: string;
  confirmed: boolean;
  language: Language;
}

function openCandidate(
  transaction: Kysely<Tables>,
  { firstName, lastName }: ProviderCandidateFields,
  { email, confirmed, language }: Reached,
): Promise<string> {
  return createCandidate(transaction, { email, firstName, lastName, language }, { confirmed });
}

async function openEmployer(
  transaction: Kysely<Tables>,
  { config }: Pick<Parts, 'config'>,
  fields: ProviderEmployerFields,
  reached: Reached,
): Promise<string> {
  const userId = await createEmployer(transaction, { ...fields, ...reached, passwordHash: null });
  const companyId = await registerCompany(transaction, fields);
  await addOwner(transaction, userId, [companyId]);
  if (fields.plan && config.checkout) await orderRegisteredPlan(transaction, companyId, fields.plan);
  return userId;
}
