import { missingResume } from '@waymark/contract/resumes/resume-review';
import { msg } from '@waymark/contract/text/message';
import { z } from 'zod';
import type { App } from '../../../platform/http/app.ts';
import { invalidFields, parseFields } from '../../../platform/http/parse-fields.ts';
import { sendAttachment } from '../../../platform/http/send-attachment.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import { withForm } from '../../../platform/http/uploads.ts';
import type { Services } from '../../../platform/services.ts';
import { presentConsents } from '../../identity/accounts/consent-presenter.ts';
import { requireCandidate, requireUser } from '../../identity/accounts/policy.ts';
import { presentUser } from '../../identity/accounts/presenter.ts';
import { listConsents, getAccount } from '../../identity/accounts/queries.ts';
import { compareInThread } from '../resume-check/checking-gateway.ts';
import { resumeFormLimits } from '../resumes/rules.ts';
import { changeConsent, renewLink, revokeLink, markOpened, sendDefaultResume } from './commands.ts';
import { presentOwnReview, presentResult, presentCritique } from './presenter.ts';
import { getOwnReview, listOwnReviews, getResult, getResultResume, findCritique } from './queries.ts';
import { askSecondRound, withdrawRequest } from './request-commands.ts';
import { sayTo } from '../../../platform/http/say-to.ts';
import { sayProblem } from '../resume-reading/presenter.ts';

/**
 * A candidate's consents. They are here and not in accounts because one of them requests a review, which
 * accounts do not know about.
 */
export function consentRoutes(app: App, services: Services): void {
  const { database } = services;
  const { serve } = routesOf(app, services);

  serve('GET /consents', requireCandidate, async (_request, { userId, account }) => ({
    data: presentConsents(await listConsents(database, userId), account),
  }));

  serve('PUT /consents', requireCandidate, async ({ body }, { userId }) => {
    // Each change is stored permanently.
    await services.rateLimits.consume('consent-user', userId);
    await changeConsent(database, userId, body);
    const account = await getAccount(database, userId);
    const consents = presentConsents(await listConsents(database, userId), account);
    return { data: { consents, user: presentUser(account) } };
  });
}

/** A candidate's own requests: status, links and next steps. */
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
    return { message: msg`Your request is withdrawn. Our reviewers can no longer see your resume.` };
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

/**
 * A published review at its unguessable link, open to everyone with the link; records when the owner first
 * reads it.
 */
export function reviewResultRoutes(app: App, services: Services): void {
  const { serve, serveAll } = routesOf(app, services);
  const { database, files, rateLimits } = services;

  serveAll('GET /resume-review-result', async (request) => {
    await rateLimits.consume('review-result-address', request.ip);
    const row = await getResult(database, request.query.review);
    const result = presentResult(row, await compareInThread(row.previous_sheet, row.sheet));
    return { data: { ...result, sheet: sayProblem(sayTo(request), result.sheet) } };
  });

  serveAll('GET /resume-review-result/resume', async (request, _viewer, reply) => {
    await rateLimits.consume('review-result-address', request.ip);
    return sendAttachment(reply, files, await getResultResume(database, request.query.review));
  });

  serve('POST /resume-review-result/opened', requireUser, async ({ body }, { userId }) => ({
    data: { isOwner: await markOpened(database, userId, body.review) },
  }));
}

/** Requests an expert's review and reports its progress. */
export function resumeReviewRoutes(app: App, services: Services): void {
  const { database, config } = services;
  const { serve } = routesOf(app, services);

  serve('GET /get-critique-detail', requireUser, async (_request, { userId }) => ({
    data: presentCritique(await findCritique(database, userId), config.publicUrl),
  }));

  serve('POST /send-resume-to-expert', requireCandidate, async (_request, { userId }) => {
    await sendDefaultResume(database, userId);
    return { message: msg`Resume has been successfully submitted` };
  });
}
