import type { App } from '../../../platform/http/app.ts';
import { AppError } from '../../../platform/errors.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireCandidate } from '../../identity/accounts/policy.ts';
import type { JobIndex } from '../../search/job-search/job-index.ts';
import { findOwnPreview } from './card-queries.ts';
import { saveProfile } from './profile-commands.ts';
import { getProfile } from './profile-queries.ts';
import { listViews } from './view-queries.ts';

const skillsSuggested = 8;

/** The candidate's side: what employers see, who must not, and who looked. */
export function candidateProfileRoutes(app: App, services: Services, index: JobIndex): void {
  const { serve } = routesOf(app, services);
  const { database, rateLimits } = services;

  serve('GET /candidate-profile', requireCandidate, async (_request, viewer) => ({
    data: await getProfile(database, viewer),
  }));

  serve('PUT /candidate-profile', requireCandidate, async ({ body }, viewer) => {
    await rateLimits.consume('candidate-profile-user', viewer.userId);
    await saveProfile(database, viewer.userId, body);
    return { data: await getProfile(database, viewer) };
  });

  serve('GET /candidate-profile/preview', requireCandidate, async (_request, { userId }) => {
    const preview = await findOwnPreview(database, userId);
    if (!preview) throw new AppError('not_found', 'Save what employers may see of you first.');
    return { data: preview };
  });

  serve('GET /candidate-profile/views', requireCandidate, ({ query }, { userId }) =>
    listViews(database, userId, query.page),
  );

  serve('GET /candidate-profile/skills', requireCandidate, async ({ query }) => {
    const words = await index.vocabulary();
    return { data: words.complete(query.q, ['skill'], skillsSuggested).map(({ text }) => text) };
  });
}
