import type { NewKey } from '@waymark/contract/integrations/keys';
import { msg } from '@waymark/contract/text/message';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import {
  requireAdministrator,
  requireCandidate,
  requireOwner,
  type Viewer,
} from '../../identity/accounts/policy.ts';
import { createKey, revokeKey } from './commands.ts';
import { presentKey } from './presenter.ts';
import { listKeys } from './queries.ts';
import type { KeyOwner } from './rules.ts';

const revoked = { message: msg`The key is revoked. Programs that send it are refused from now on.` };

/** The keys of the board, of a company and of a person: making, listing and revoking them. */
export function keyRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database } = services;
  const board: KeyOwner = { kind: 'board' };
  const list = async (owner: KeyOwner) => ({
    data: (await listKeys(database, owner)).map((row) => presentKey(row)),
  });
  const create = async (owner: KeyOwner, viewer: Viewer, request: FastifyRequest & { body: NewKey }) => {
    await services.rateLimits.consume('key-creation-user', viewer.userId);
    const userAgent = request.headers['user-agent'] ?? '';
    return { data: await createKey(services, { owner, viewer, fields: request.body, userAgent }) };
  };

  serve('GET /staff/keys', requireAdministrator, () => list(board));
  serve('POST /staff/keys', requireAdministrator, (request, viewer) => create(board, viewer, request));
  serve('DELETE /staff/keys/:keyId', requireAdministrator, async ({ params: { keyId } }, { userId }) => {
    await revokeKey(database, board, { userId, keyId });
    return revoked;
  });

  serve('GET /company-keys', requireOwner, (_request, { companyId }) => list({ kind: 'company', companyId }));
  serve('POST /company-keys', requireOwner, (request, viewer) =>
    create({ kind: 'company', companyId: viewer.companyId }, viewer, request),
  );
  serve('DELETE /company-keys/:keyId', requireOwner, async ({ params }, { userId, companyId }) => {
    await revokeKey(database, { kind: 'company', companyId }, { userId, keyId: params.keyId });
    return revoked;
  });

  serve('GET /own-keys', requireCandidate, (_request, { userId }) => list({ kind: 'person', userId }));
  serve('POST /own-keys', requireCandidate, (request, viewer) =>
    create({ kind: 'person', userId: viewer.userId }, viewer, request),
  );
  serve('DELETE /own-keys/:keyId', requireCandidate, async ({ params: { keyId } }, { userId }) => {
    await revokeKey(database, { kind: 'person', userId }, { userId, keyId });
    return revoked;
  });
}
