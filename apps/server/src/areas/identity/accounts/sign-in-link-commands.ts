import type { SignInChallenge } from '@waymark/contract/identity/accounts';
import type { Role } from '@waymark/contract/identity/choices';
import { paths } from '@waymark/contract/paths';
import type { Services } from '../../../platform/services.ts';
import { signInLinkMinutes } from './constants.ts';
import { proveOwnEmail } from './email-commands.ts';
import { findClosed } from './entry-rules.ts';
import { signInLinkMail } from './emails/sign-in-link.ts';
import { consumeLink, findLinkOwner, linkIsGone, mailAskedLink } from './link-commands.ts';
import { findCredentials, lockAccount, type Credentials } from './queries.ts';
import { describeDevice } from './rules.ts';
import { passFirstStep, type SignedIn } from './session-commands.ts';

type Parts = Pick<Services, 'database' | 'config'>;

/** Staff need their MFA, suspended accounts stay closed, and demo accounts that are left over too. */
function mayUseLink(account: Credentials, config: Parts['config']): boolean {
  return account.role !== 'staff' && findClosed(account, null, config) === undefined;
}

/** Mails a link that signs in, if the address has an account that may be signed in to by one (L-33). */
export async function requestSignInLink(
  parts: Parts & Pick<Services, 'queue'>,
  email: string,
  userAgent: string,
): Promise<void> {
  const device = describeDevice(userAgent);
  await mailAskedLink(parts, {
    purpose: 'sign-in',
    email,
    minutes: signInLinkMinutes,
    page: parts.config.publicUrl + paths.signInLink,
    compose: (to, link) => signInLinkMail(to, { link, device }),
    isAllowed: (account) => mayUseLink(account, parts.config),
  });
}

/**
 * Signs in by a mailed link, which also proves the address, or gives what MFA needs where it is set up.
 * A changed password or address ends the link before. Throws `gone` for a link that was used, has expired or is for an
 * account that may not be signed in to any more.
 */
export async function signInByMailedLink(
  { database, config }: Parts,
  token: string,
  userAgent: string,
): Promise<{ role: Role; answer: SignedIn | SignInChallenge }> {
  const owner = await findLinkOwner(database, 'sign-in', token);
  if (!owner) throw linkIsGone();
  return database.transaction().execute(async (transaction) => {
    // The account's row first: two links of one account would otherwise wait for each other.
    const account = await lockAccount(transaction, owner.id);
    const { mailedTo } = await consumeLink(transaction, 'sign-in', token);
    const credentials = await findCredentials(transaction, mailedTo);
    if (credentials?.id !== account.id || !mayUseLink(credentials, config)) throw linkIsGone();
    if (account.email_confirmed_at === null) await proveOwnEmail(transaction, account, undefined);
    const answer = await passFirstStep({ database: transaction, config }, account.id, userAgent);
    return { role: account.role, answer };
  });
}
