import type { FastifyRequest } from 'fastify';
import type { App } from '../../../platform/http/app.ts';
import { sendAttachment } from '../../../platform/http/send-attachment.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { findViewer } from '../../identity/accounts/policy.ts';
import { ensureReadingFor } from '../resume-reading/kept-commands.ts';
import { noteLinkView } from './commands.ts';
import { presentShared } from './presenter.ts';
import { deadLink, findShared, type Shared } from './queries.ts';
import { sayTo } from '../../../platform/http/say-to.ts';
import { sayProblem } from '../resume-reading/presenter.ts';

/** A resume at its unguessable link, open to everyone with the link; the owner sees the views. */
export function sharedResumeRoutes(app: App, services: Services): void {
  const { serveAll } = routesOf(app, services);

  serveAll('GET /shared-resume', async (request, _viewer, reply) => {
    const { link } = request.query;
    const shared = await openLink(request, services, link);
    const isOwner = await noteUnlessOwn(request, services, shared, { link, hasDownloaded: false });
    void reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const { text, ...shown } = presentShared(shared, await readShared(services, shared), isOwner);
    return { data: { ...shown, text: sayProblem(sayTo(request), text) } };
  });

  serveAll('GET /shared-resume/file', async (request, _viewer, reply) => {
    const { link } = request.query;
    const shared = await openLink(request, services, link);
    if (!shared.allows_download) throw deadLink();
    await noteUnlessOwn(request, services, shared, { link, hasDownloaded: true });
    void reply.header('referrer-policy', 'no-referrer');
    return sendAttachment(reply, services.files, { ...shared, name: shared.file_name });
  });
}

/** Finds a link's resume. Throws `not_found`, and slows down callers who guess links. */
async function openLink(
  { ip }: FastifyRequest,
  { database, rateLimits }: Services,
  link: string,
): Promise<Shared> {
  await rateLimits.consume('shared-resume-address', ip);
  await rateLimits.check('shared-resume-guess-address', ip);
  const shared = await findShared(database, link);
  if (shared) return shared;
  await rateLimits.consume('shared-resume-guess-address', ip);
  throw deadLink();
}

/** Records a view and returns whether the viewer is the owner, whose views are not counted. */
async function noteUnlessOwn(
  request: FastifyRequest,
  services: Services,
  shared: Shared,
  { link, hasDownloaded }: { link: string; hasDownloaded: boolean },
): Promise<boolean> {
  const viewer = await findViewer(request, services);
  if (viewer?.userId === shared.user_id) return true;
  const visitor = { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
  await noteLinkView(services.database, { linkId: shared.id, token: link, hasDownloaded }, visitor);
  return false;
}

/** Null if the file is unavailable or the owner's reading limit is reached: the page then shows a message. */
function readShared(services: Services, shared: Shared) {
  return ensureReadingFor(services, shared, shared.user_id).catch(() => null);
}
