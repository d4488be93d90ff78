import { z } from 'zod';
import { missingResume } from '@waymark/contract/resumes/resume-review';
import type { App } from '../../../platform/http/app.ts';
import { invalidFields, parseFields } from '../../../platform/http/parse-fields.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import { withForm } from '../../../platform/http/uploads.ts';
import type { Services } from '../../../platform/services.ts';
import { requireCandidate } from '../../identity/accounts/policy.ts';
import { resumeFormLimits } from '../resumes/rules.ts';
import { renewLink, revokeLink } from './link-commands.ts';
import { askSecondRound, withdrawRequest } from './request-commands.ts';
import { presentOwnReview } from './request-presenter.ts';
import { getOwnReview, listOwnReviews } from './request-queries.ts';

/** A candidate's own requests: where they stand, their links, and what comes next. */
export function ownReviewRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database, config, rateLimits } = services;
  const present = async (userId: string, reviewId: string) => ({
    data: presentOwnReview(await getOwnReview(database, userId, reviewId), config.publicUrl),
  });

  serve('GET /resume-reviews', requireCandidate, async (_request, { userId }) => ({
    data: (await listOwnReviews(database, userId)).map((row) => presentOwnReview(row, config.publicUrl)),
  }));

  serve('DELETE /resume-reviews/:reviewId', requireCandidate, async ({ params }, { userId }) => {
    await withdrawRequest(database, userId, params.reviewId);
    return { message: 'Your request is withdrawn. Nobody reads your resume any more.' };
  });

  serve('POST /resume-reviews/:reviewId/second-round', requireCandidate, async (request, { userId }) => {
    await rateLimits.consume('apply-user', userId);
    const { reviewId } = request.params;
    const limits = resumeFormLimits(services.temporaryDirectory);
    const id = await withForm(request, limits, async ({ fields, file }) => {
      parseFields(z.strictObject({}), fields);
      if (!file) throw invalidFields({ resume: missingResume });
      return askSecondRound(services, userId, reviewId, file);
    });
    return present(userId, id);
  });

  serve('PUT /resume-reviews/:reviewId/link', requireCandidate, async ({ params }, { userId }) => {
    await renewLink(database, userId, params.reviewId);
    return present(userId, params.reviewId);
  });

  serve('DELETE /resume-reviews/:reviewId/link', requireCandidate, async ({ params }, { userId }) => {
    await revokeLink(database, userId, params.reviewId);
    return present(userId, params.reviewId);
  });
}
