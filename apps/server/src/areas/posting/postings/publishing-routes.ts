import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireEmployer, requireRecruiter } from '../../identity/accounts/policy.ts';
import type { JobIndex } from '../../search/job-search/job-index.ts';
import { worldGazetteer } from '../../places/places/gazetteer-index.ts';
import { loadChoices } from './choice-queries.ts';
import { duplicateJob, editJob } from './copy-commands.ts';
import { requireDraft } from './draft-commands.ts';
import { findPreview } from './preview-queries.ts';
import { publishDraft } from './publishing-commands.ts';
import { readPostingText } from './text-rules.ts';

/** From a draft to a job, and from a job to a draft (H-3). */
export function postingRoutes(app: App, services: Services, index: JobIndex): void {
  const { serve } = routesOf(app, services);
  const { database, rateLimits } = services;

  serve('POST /company/drafts/:draftId/publish', requireRecruiter, async ({ params, body }, viewer) => {
    await rateLimits.consume('publish-company', viewer.companyId);
    const published = await publishDraft(database, {
      userId: viewer.userId,
      draftId: params.draftId,
      version: body.version,
    });
    // Its page and searches have it from now on.
    await services.changes.settled();
    return { data: published };
  });

  serve('GET /company/drafts/:draftId/preview', requireEmployer, async ({ params }, { userId }) => {
    await rateLimits.consume('posting-read-user', userId);
    const draft = await requireDraft(database, userId, params.draftId);
    return { data: await findPreview(database, draft) };
  });

  serve('POST /company/jobs/:jobId/edit', requireRecruiter, async ({ params }, { userId }) => ({
    data: { draftId: await editJob(database, userId, params.jobId) },
  }));

  serve('POST /company/jobs/:jobId/duplicate', requireRecruiter, async ({ params }, { userId }) => ({
    data: { draftId: await duplicateJob(database, userId, params.jobId) },
  }));

  registerFormRoutes(app, services, index);
}

function registerFormRoutes(app: App, services: Services, index: JobIndex): void {
  const { serve } = routesOf(app, services);
  const { database, rateLimits } = services;

  serve('GET /company/posting-choices', requireEmployer, async (_request, { companyId, account }) => ({
    data: await loadChoices(database, index, { companyId, email: account.email }),
  }));

  serve('POST /company/posting-texts', requireRecruiter, async ({ body }, { userId }) => {
    await rateLimits.consume('posting-read-user', userId);
    const gazetteer = worldGazetteer();
    const words = await index.vocabulary();
    const skills = words.list('skill').map(({ text }) => text);
    return { data: readPostingText(body.text, { gazetteer, skills }, new Date()) };
  });
}
