import type { ConnectionRequest, RequestedConnection } from '@waymark/contract/integrations/connections';
import { msg, type Message } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { AccountRow } from '../../identity/accounts/presenter.ts';
import { hostOf } from './client-rules.ts';
import { isDocumentAddress } from './document-gateway.ts';
import { findClient } from './queries.ts';
import { answerAt, isLoopback, isRegistered } from './redirect-rules.ts';
import { findFault, requestedScopes } from './request-rules.ts';
import { connectorOf, type ConnectionOwner } from './rules.ts';

interface Asked {
  request: ConnectionRequest;
  publicUrl: string;
}

/**
 * The assistant of a request. Throws for an unknown one and for an address that it has not registered: neither may be
 * answered, so the person hears of it here.
 */
export async function requireClient(
  database: Database,
  { client_id: id, redirect_uri: redirectUri }: ConnectionRequest,
) {
  const client = await findClient(database, id);
  if (!client) {
    throw new AppError(
      'not_found',
      msg`This assistant is no longer known here. Remove the board in the assistant, add it again, and reconnect.`,
    );
  }
  if (!isRegistered(client.redirectUris, redirectUri)) {
    throw new AppError(
      'invalid_input',
      msg`The assistant wants the answer at an address that it has not registered. Nothing was shared with it.`,
    );
  }
  return client;
}

/** What a person is shown before they agree. Throws as `requireClient`. */
export async function readConnectionRequest(
  database: Database,
  { request, publicUrl }: Asked,
  account: AccountRow | undefined,
  say: Say,
): Promise<RequestedConnection> {
  const client = await requireClient(database, request);
  const { redirect_uri: redirectUri, state } = request;
  const connector = account && connectorOf(account);
  const owner = connector && 'refusal' in connector ? undefined : connector;
  const fault = findFault(request, publicUrl);
  const scopes = fault ? [] : requestedScopes(request.scope, owner?.kind);
  const problem = fault?.message ?? describeProblem(connector, scopes.length, client.name);
  const mayGive = owner !== undefined && problem === null;
  return {
    name: client.name,
    describedAt: isDocumentAddress(client.id) ? hostOf(client.id) : null,
    host: hostOf(redirectUri),
    isLocal: isLoopback(new URL(redirectUri)),
    scopes,
    account: mayGive && account ? { userId: account.id, companyId: companyOf(owner) } : null,
    company: owner?.kind === 'company' ? owner.name : null,
    problem: problem === null ? null : say(problem),
    backUrl: answerAt(redirectUri, {
      error: fault?.code ?? 'access_denied',
      error_description: fault?.message ?? '',
      state,
      iss: publicUrl,
    }),
  };
}

export const companyOf = (owner: ConnectionOwner) => (owner.kind === 'company' ? owner.companyId : null);

function describeProblem(
  owner: ReturnType<typeof connectorOf> | undefined,
  scopes: number,
  name: string,
): Message | null {
  if (owner && 'refusal' in owner) return owner.refusal;
  if (scopes > 0 || owner === undefined) return null;
  return owner.kind === 'company'
    ? msg`${name} asks for what only a candidate’s account has. Sign in with one, or cancel.`
    : msg`${name} asks for what only an employer’s account has. Sign in with one, or cancel.`;
}
