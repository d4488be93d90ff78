import { keyPrefix, type KeyScope } from '@waymark/contract/integrations/choices';
import { msg } from '@waymark/contract/text/message';
import type { FastifyRequest } from 'fastify';
import { proveCaller } from '../../../platform/caller.ts';
import { AppError } from '../../../platform/errors.ts';
import { networkOf } from '../../../platform/rate-limits/network.ts';
import type { Gate } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { readToken } from '../../identity/accounts/policy.ts';
import { touchKey } from './commands.ts';
import { findKey } from './queries.ts';
import { findEnd, knownScopes, ownerOf, requireScope, type KeyOwner } from './rules.ts';

declare const minted: unique symbol;

/** Proof that a call came with a live key. Only this file can make one. */
export interface KeyViewer<Owner extends KeyOwner = KeyOwner> {
  readonly [minted]: true;
  readonly keyId: string;
  readonly owner: Owner;
  readonly scopes: readonly KeyScope[];
  /** The person it acts for, who has at least its rights. */
  readonly userId: string;
}

/** A gate may be asked twice in a request: one look-up and one count. */
const viewers = new WeakMap<FastifyRequest, Promise<KeyViewer>>();

/** The key of a call, whatever it may do. */
export const requireAnyKey: Gate<KeyViewer> = Object.assign(readKey, { security: { key: [] } });

/** The same with the scope. Throws `unauthenticated`, `forbidden` without the scope, `too_many_requests`. */
export function requireKey(scope: KeyScope): Gate<KeyViewer> {
  const gate = async (request: FastifyRequest, services: Services) => {
    const viewer = await readKey(request, services);
    requireScope(viewer.scopes, scope);
    return viewer;
  };
  return Object.assign(gate, { security: { key: [scope] } });
}

/** For what is public: a key that is sent has to be a live one, and has a limit of its own. */
export const admitKey: Gate<KeyViewer | undefined> = Object.assign(
  async (request: FastifyRequest, services: Services) => {
    if (request.headers.authorization !== undefined) return readKey(request, services);
    await countOnce(request, () => services.rateLimits.consume('v1-address', request.ip));
    return undefined;
  },
  { security: { key: [], optional: true as const } },
);

/** Counts a call of a key or of a connected assistant. Throws `too_many_requests`. */
export async function countCall(
  { method }: FastifyRequest,
  { rateLimits }: Services,
  callerId: string,
): Promise<void> {
  await rateLimits.consume('key-call', callerId);
  if (method !== 'GET' && method !== 'HEAD') await rateLimits.consume('key-change', callerId);
}

/**
 * Counts the calls of a request after its first, which was counted before. `callerId` is the key or the connected
 * assistant, undefined for guests.
 */
export async function countFurtherCalls(
  { ip }: FastifyRequest,
  { rateLimits }: Services,
  callerId: string | undefined,
  calls: number,
): Promise<void> {
  if (calls <= 0) return;
  if (callerId === undefined) return rateLimits.consumeMany('v1-address', ip, calls);
  await rateLimits.consumeMany('key-call', callerId, calls);
  await rateLimits.consumeMany('key-change', callerId, calls);
}

const counted = new WeakMap<FastifyRequest, Promise<void>>();

function countOnce(request: FastifyRequest, count: () => Promise<void>): Promise<void> {
  const known = counted.get(request) ?? count();
  counted.set(request, known);
  return known;
}

function readKey(request: FastifyRequest, services: Services): Promise<KeyViewer> {
  const known = viewers.get(request) ?? proveKey(request, services);
  viewers.set(request, known);
  return known;
}

async function proveKey(request: FastifyRequest, services: Services): Promise<KeyViewer> {
  const { database, config, rateLimits } = services;
  const secret = readToken(request);
  if (!secret?.startsWith(keyPrefix)) {
    throw new AppError('unauthenticated', msg`Send an API key: “Authorization: Bearer ${keyPrefix}…”.`);
  }
  const key = await proveCaller(() => findKey(database, secret));
  if (!key) {
    await countWrongKey(rateLimits, request.ip, secret);
    throw new AppError('unauthenticated', msg`This API key is not known. Check that all of it was copied.`);
  }
  const end = findEnd(key, new Date(), config);
  if (end !== undefined) {
    await countWrongKey(rateLimits, request.ip, secret);
    throw new AppError('unauthenticated', end);
  }
  if (key.held_reason === 'suspended') {
    throw new AppError('forbidden', msg`The company of this API key is suspended. Write to us about it.`);
  }
  await countCall(request, services, key.id);
  await touchKey(database, key);
  return mint({
    keyId: key.id,
    owner: ownerOf(key),
    scopes: knownScopes(key.scopes),
    userId: key.created_by,
  });
}

/** A program goes on with one wrong key; who guesses has another each time. */
async function countWrongKey(rateLimits: Services['rateLimits'], ip: string, secret: string): Promise<void> {
  await rateLimits.consume('key-guess-key', `${networkOf(ip)} ${secret}`);
  await rateLimits.consume('key-guess-address', ip);
}

function mint(proven: Omit<KeyViewer, typeof minted>): KeyViewer {
  return proven as KeyViewer;
}
