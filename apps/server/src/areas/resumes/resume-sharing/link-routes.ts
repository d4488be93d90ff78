import { sharedResumePath } from '@waymark/contract/paths';
import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireCandidate, type CandidateViewer } from '../../identity/accounts/policy.ts';
import { ensureReadingFor } from '../resume-reading/kept-commands.ts';
import { getResume } from '../resumes/queries.ts';
import { createLink, renewLink, revokeLink } from './commands.ts';
import { presentLink, presentSharedText } from './presenter.ts';
import { getLink, listLinks, listLinkViews } from './queries.ts';
import { sayTo } from '../../../platform/http/say-to.ts';
import { sayProblem } from '../resume-reading/presenter.ts';

/** A candidate's public links to resumes, and their views. */
export function resumeLinkRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database, rateLimits, config } = services;
  const present = async (userId: string, linkId: string) => ({
    data: presentLink(await getLink(database, userId, linkId)),
  });

  serve('GET /resume-links', requireCandidate, async (_request, { userId }) => ({
    data: (await listLinks(database, userId)).map(presentLink),
  }));

  serve('POST /resume-links', requireCandidate, async ({ body }, viewer) => {
    await rateLimits.consume('resume-link-user', viewer.userId);
    // Checked before it is public: an unreadable file cannot be shown without contact details.
    if (!body.withContact) await requireShowable(services, viewer, body.resumeId);
    const { id, secret } = await createLink(database, viewer.userId, body);
    return { ...(await present(viewer.userId, id)), address: config.publicUrl + sharedResumePath(secret) };
  });

  serve('POST /resume-links/preview', requireCandidate, async (request, viewer) => ({
    data: sayProblem(sayTo(request), await readShared(services, viewer, request.body)),
  }));

  serve('POST /resume-links/:linkId/renewal', requireCandidate, async ({ params, body }, { userId }) => {
    await rateLimits.consume('resume-link-user', userId);
    await renewLink(database, userId, params.linkId, body.days);
    return present(userId, params.linkId);
  });

  serve('DELETE /resume-links/:linkId', requireCandidate, async ({ params }, { userId }) => {
    await revokeLink(database, userId, params.linkId);
    return present(userId, params.linkId);
  });

  serve('GET /resume-links/:linkId/views', requireCandidate, async (request, { userId }) => {
    const { params, query } = request;
    const { id } = await getLink(database, userId, params.linkId);
    const { data, ...views } = await listLinkViews(database, id, query.page);
    const say = sayTo(request);
    return { ...views, data: data.map((view) => ({ ...view, device: say(view.device) })) };
  });
}

async function requireShowable(services: Services, viewer: CandidateViewer, resumeId: string): Promise<void> {
  const { problem } = await readShared(services, viewer, { resumeId, withContact: false });
  if (problem !== null) throw invalidFields({ withContact: problem });
}

async function readShared(
  services: Services,
  { userId, account }: CandidateViewer,
  { resumeId, withContact }: { resumeId: string; withContact: boolean },
) {
  const resume = await getResume(services.database, userId, resumeId);
  const reading = await ensureReadingFor(services, resume, userId).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'too_many_requests') throw error;
    return null;
  });
  return presentSharedText(reading, account, withContact);
}
