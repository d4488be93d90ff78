import type { KeyScope } from '@waymark/contract/integrations/choices';
import { msg } from '@waymark/contract/text/message';
import type { FastifyRequest } from 'fastify';
import { proveCaller } from '../../../platform/caller.ts';
import { AppError } from '../../../platform/errors.ts';
import { networkOf } from '../../../platform/rate-limits/network.ts';
import type { Services } from '../../../platform/services.ts';
import { readToken } from '../../identity/accounts/policy.ts';
import { countCall } from '../keys/policy.ts';
import { knownScopes, type KeyOwner } from '../keys/rules.ts';
import { touchConnection } from './commands.ts';
import { accessTokenPrefix } from './constants.ts';
import { findConnection } from './queries.ts';
import { mayHold } from './rules.ts';

declare const minted: unique symbol;

/** Proof that a call came with a live token of a connected assistant. Only this file can make one. */
export interface ConnectionViewer {
  readonly [minted]: true;
  readonly connectionId: string;
  readonly owner: KeyOwner;
  readonly scopes: readonly KeyScope[];
  /** The person it acts for, who has at least its rights. */
  readonly userId: string;
}

/** Whether a call brings the token of an assistant, a live one or not. */
export const isFromAssistant = (request: FastifyRequest) =>
  readToken(request)?.startsWith(accessTokenPrefix) ?? false;

/**
 * The connection of a call to the tools at `resource`. Throws `unauthenticated` for a token that is dead or was given
 * for another address, `forbidden` while the company is suspended, `too_many_requests`.
 */
export async function requireConnection(
  request: FastifyRequest,
  services: Services,
  resource: string,
): Promise<ConnectionViewer> {
  const { database, config, rateLimits } = services;
  const token = readToken(request) ?? '';
  let isKnown = false;
  const found = await proveCaller(async () => {
    const row = await findConnection(database, token);
    isKnown = row !== undefined;
    return row && row.resource === resource && mayHold(row, config) && isLive(row) ? row : undefined;
  });
  if (!found) {
    await rateLimits.consume('key-guess-key', `${networkOf(request.ip)} ${token}`);
    // A token that has ended is no guess: assistants in a cloud send those of all their users from a few addresses.
    if (!isKnown) await rateLimits.consume('key-guess-address', request.ip);
    throw new AppError(
      'unauthenticated',
      msg`This access token has ended or is for another address. Get a new one, or connect again.`,
    );
  }
  if (found.held_reason === 'suspended')
    throw new AppError(
      'forbidden',
      msg`The company of this connection is suspended. One of its owners can write to us about it.`,
    );
  await countCall(request, services, found.id);
  await touchConnection(database, found);
  return {
    connectionId: found.id,
    owner:
      found.company_id === null
        ? { kind: 'person', userId: found.user_id }
        : { kind: 'company', companyId: found.company_id },
    scopes: knownScopes(found.scopes),
    userId: found.user_id,
  } as unknown as ConnectionViewer;
}

const isLive = ({ ended_at: endedAt, expires_at: expiresAt }: { ended_at: Date | null; expires_at: Date }) =>
  endedAt === null && expiresAt > new Date();
