import { sayTo } from '../../../platform/http/say-to.ts';
import type { DeskReview, DeskReviewDetail } from '@waymark/contract/office/review-desk';
import type { ResumeCheck } from '@waymark/contract/resumes/resume-check';
import type { ResumeChanges, ResumeSheet } from '@waymark/contract/resumes/resume-review';
import { msg } from '@waymark/contract/text/message';
import type { App } from '../../../platform/http/app.ts';
import { sendAttachment } from '../../../platform/http/send-attachment.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireReviewer } from '../../identity/accounts/policy.ts';
import { findCheckOf, presentForReview } from '../../resumes/resume-check/commands.ts';
import { compareInThread } from '../../resumes/resume-check/checking-gateway.ts';
import { ensureSheet } from '../../resumes/resume-review/commands.ts';
import { announceNow } from './announcing-commands.ts';
import { claimReview, releaseReview, saveReview, ensurePrefill } from './commands.ts';
import {
  findSheet,
  getReviewFile,
  getWrittenReview,
  readFigures,
  listTemplates,
  type WrittenReview,
} from './queries.ts';
import { beginReview, placeFindings, type Prefill } from './rules.ts';
import { publishReview, reopenReview, undoPublication } from './publishing-commands.ts';
import { getDeskReview, listDeskReviews } from './queue-queries.ts';
import { addTemplate, changeTemplate, removeTemplate } from './template-commands.ts';

/** The desk of the reviewers: what waits, and the writing of a review (L-10). */
export function reviewDeskRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database, files, rateLimits } = services;

  serve('GET /staff/reviews', requireReviewer, ({ query }, { userId }) =>
    listDeskReviews(database, userId, query),
  );

  serve('GET /staff/reviews/figures', requireReviewer, async (request) => {
    const figures = await readFigures(database);
    const say = sayTo(request);
    return {
      data: { ...figures, waiting: figures.waiting.map((one) => ({ ...one, label: say(one.label) })) },
    };
  });

  serve('GET /staff/reviews/:reviewId', requireReviewer, async ({ params }, { userId }) => {
    const review = await getDeskReview(database, userId, params.reviewId);
    const sheet = await ensureSheet(services, params.reviewId);
    const written = await getWrittenReview(database, params.reviewId);
    const previousSheet = written.previous && (await findSheet(database, written.previous.id));
    const found = await findCheckOf(services, params.reviewId);
    const prefill = await ensurePrefill(database, params.reviewId, found);
    const changes = await compareInThread(previousSheet, sheet);
    return {
      data: presentDetail({
        review,
        written,
        sheet,
        changes,
        check: found && presentForReview(found),
        prefill,
      }),
    };
  });

  serve('GET /staff/reviews/:reviewId/resume', requireReviewer, async ({ params }, _viewer, reply) =>
    sendAttachment(reply, files, await getReviewFile(database, params.reviewId)),
  );

  serve('PUT /staff/reviews/:reviewId/draft', requireReviewer, async ({ params, body }, { userId }) => {
    await rateLimits.consume('draft-user', userId);
    return { data: { version: await saveReview(database, userId, params.reviewId, body) } };
  });
}

/** Claims, drafts and publications of reviews. */
export function reviewCourseRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database } = services;
  const present = async (userId: string, reviewId: string) => ({
    data: await getDeskReview(database, userId, reviewId),
  });

  serve('POST /staff/reviews/:reviewId/claim', requireReviewer, async ({ params }, { userId }) => {
    await claimReview(database, userId, params.reviewId);
    return present(userId, params.reviewId);
  });

  serve('POST /staff/reviews/:reviewId/release', requireReviewer, async ({ params }, { userId }) => {
    await releaseReview(database, userId, params.reviewId);
    return present(userId, params.reviewId);
  });

  serve('POST /staff/reviews/:reviewId/publish', requireReviewer, async ({ params, body }, { userId }) => {
    await publishReview(services, userId, params.reviewId, body.version);
    return present(userId, params.reviewId);
  });

  serve('POST /staff/reviews/:reviewId/undo', requireReviewer, async ({ params }, { userId }) => {
    await undoPublication(database, userId, params.reviewId);
    return present(userId, params.reviewId);
  });

  serve('POST /staff/reviews/:reviewId/announce', requireReviewer, async ({ params }, { userId }) => {
    await announceNow(services, userId, params.reviewId);
    return present(userId, params.reviewId);
  });

  serve('POST /staff/reviews/:reviewId/reopen', requireReviewer, async ({ params }, { userId }) => {
    await reopenReview(database, userId, params.reviewId);
    return present(userId, params.reviewId);
  });
}

interface DetailParts {
  review: DeskReview;
  written: WrittenReview;
  sheet: ResumeSheet;
  changes: ResumeChanges | null;
  check: ResumeCheck | null;
  prefill: Prefill;
}

/** A request with all that its reviewer works with. */
function presentDetail({ review, written, sheet, changes, check, prefill }: DetailParts): DeskReviewDetail {
  const { previous, fields, version } = written;
  return {
    ...review,
    fields: fields ?? beginReview(prefill),
    prefill,
    version,
    sheet,
    changes,
    check: check && {
      score: check.score,
      of: check.of,
      isEnglish: check.isEnglish,
      findings: placeFindings(check.findings, sheet),
    },
    previous: previous && { publishedAt: previous.publishedAt.toISOString(), fields: previous.fields },
  };
}

/** Sentences that recur in reviews. */
export function reviewTemplateRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database } = services;

  serve('GET /staff/review-templates', requireReviewer, async (_request, { userId }) => ({
    data: await listTemplates(database, userId),
  }));

  serve('POST /staff/review-templates', requireReviewer, async ({ body }, { userId }) => ({
    data: await addTemplate(database, userId, body),
  }));

  serve('PUT /staff/review-templates/:templateId', requireReviewer, async ({ params, body }, { userId }) => ({
    data: await changeTemplate(database, userId, params.templateId, body),
  }));

  serve('DELETE /staff/review-templates/:templateId', requireReviewer, async ({ params }, { userId }) => {
    await removeTemplate(database, userId, params.templateId);
    return { message: msg`The template is removed.` };
  });
}
