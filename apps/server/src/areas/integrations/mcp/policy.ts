import { msg } from '@waymark/contract/text/message';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { oauthPaths } from '../connections/constants.ts';
import { isFromAssistant, requireConnection, type ConnectionViewer } from '../connections/policy.ts';
import { admitKey, countFurtherCalls, type KeyViewer } from '../keys/policy.ts';
import { isListed, missingScopes, writeChallenge, type OwnTool, type ToolCaller } from './tool-rules.ts';

/** A key or a connected assistant; nothing else acts for somebody here. */
export type ToolViewer = KeyViewer | ConnectionViewer;

/** An address of the tools. */
interface Door {
  path: string;
  publicUrl: string;
  /** Whether nobody is let in without a token, so that an assistant asks its person at once. */
  isForMembers: boolean;
}

/**
 * The caller of the tools; undefined for a guest. Throws `unauthenticated` and `forbidden` with the challenge that has
 * an assistant ask its person.
 */
export async function admitCaller(
  request: FastifyRequest,
  reply: FastifyReply,
  { services, door }: { services: Services; door: Door },
): Promise<ToolViewer | undefined> {
  const { path, publicUrl, isForMembers } = door;
  const challenge = (error?: 'invalid_token' | 'insufficient_scope', scopes: ToolCaller['scopes'] = []) =>
    void reply.header(
      'www-authenticate',
      writeChallenge({
        metadataUrl: publicUrl + oauthPaths.resource + path,
        scopes,
        ...(error && { error }),
      }),
    );
  const viewer = await readCaller(request, services, publicUrl + path).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'unauthenticated') challenge('invalid_token');
    throw error;
  });
  const missing = missingScopes(request.body, viewer && callerOf(viewer));
  if (!viewer && (isForMembers || missing.length > 0)) {
    challenge(undefined, missing);
    throw new AppError(
      'unauthenticated',
      msg`This needs the person to sign in and agree: ask them to connect.`,
    );
  }
  if (viewer && missing.length > 0) {
    challenge('insufficient_scope', [...viewer.scopes, ...missing]);
    throw new AppError(
      'forbidden',
      msg`The person has not allowed ${missing.join(', ')}. Ask them to connect again.`,
    );
  }
  return viewer;
}

async function readCaller(
  request: FastifyRequest,
  services: Services,
  resource: string,
): Promise<ToolViewer | undefined> {
  const further = Array.isArray(request.body) ? request.body.length - 1 : 0;
  if (isFromAssistant(request)) {
    const viewer = await requireConnection(request, services, resource);
    await countFurtherCalls(request, services, viewer.connectionId, further);
    return viewer;
  }
  const viewer = await admitKey(request, services);
  await countFurtherCalls(request, services, viewer?.keyId, further);
  return viewer;
}

/** Whether a caller sees a tool. */
export function listingFor(viewer: ToolViewer | undefined): (tool: OwnTool) => boolean {
  const caller = viewer && callerOf(viewer);
  return (tool) => isListed(tool, caller);
}

/** What decides about tools. */
function callerOf(viewer: ToolViewer): ToolCaller {
  return {
    kind: viewer.owner.kind,
    scopes: viewer.scopes,
    isConnected: 'connectionId' in viewer,
  };
}
