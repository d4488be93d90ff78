import { paths } from '@waymark/contract/paths';
import type { Role } from '@waymark/contract/identity/choices';
import { msg } from '@waymark/contract/text/message';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';

type Settings = Pick<Services['config'], 'demo' | 'staffSso'>;

export interface Entrant {
  role: Role;
  is_demo: boolean;
  suspended_at: Date | null;
}

/** Why an account is closed: the demo is over, staff have to come by their provider, or staff have suspended it. */
export type Closed = 'demo' | 'provider' | 'suspended';

/**
 * The one gate of sessions and keys: why this account may neither begin nor use one that came by `provider` (null for
 * every other way in). It is asked when one begins and again at each request, so that a setting counts at once.
 */
export function findClosed(
  { role, is_demo: isDemo, suspended_at: suspendedAt }: Entrant,
  provider: string | null,
  { demo, staffSso }: Settings,
): Closed | undefined {
  if (isDemo && !demo) return 'demo';
  // Before the suspension, of which only a person who has proved the account may hear.
  if (role === 'staff' && staffSso?.isOnly && provider !== staffSso.issuer) return 'provider';
  return suspendedAt === null ? undefined : 'suspended';
}

/** The refusal for a person who has proved the account. */
export function refuseEntry(closed: Closed, { staffSso }: Settings): AppError {
  if (closed === 'provider') {
    return new AppError('forbidden', msg`Staff sign in with ${staffSso?.name}: open ${paths.staffSignIn}.`);
  }
  if (closed === 'suspended') {
    return new AppError(
      'forbidden',
      msg`This account is suspended. We wrote to you why; answer by the contact page.`,
    );
  }
  return new AppError('forbidden', msg`This account cannot sign in at the moment. Please write to us.`);
}
