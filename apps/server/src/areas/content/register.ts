import { board } from '../../platform/board/board.ts';
import type { App } from '../../platform/http/app.ts';
import { proofSpent } from '../../platform/http/admission.ts';
import type { Services } from '../../platform/services.ts';
import { bannerRoutes, shownBannerRoutes } from './banners/routes.ts';
import { publishDuePosts } from './blog-writing/publishing-commands.ts';
import { writingRoutes, postPublishingRoutes } from './blog-writing/routes.ts';
import { refreshFigures } from './blog/figure-commands.ts';
import { blogRoutes, feedRoutes } from './blog/routes.ts';
import { sweepComments } from './comments/moderation-commands.ts';
import { commentRoutes, staffCommentRoutes } from './comments/routes.ts';
import { forgetOldCallBacks, forgetOldMessages, spendProof } from './contact/commands.ts';
import { callBackRoutes, contactRoutes } from './contact/routes.ts';
import { recordDeliveries, sweepSubscribers } from './newsletter/commands.ts';
import { newsletterRoutes, staffNewsletterRoutes } from './newsletter/routes.ts';
import { sendDueIssues, resumeSendings, sendBatch, stopAllSendings } from './newsletter/sending-commands.ts';
import { testimonialRoutes } from './testimonials/routes.ts';

/** Beside the API: the feeds of the blog. */
export const files = [(app: App, { services }: { services: Services }) => feedRoutes(app, services)];

/** Routes below `/api`. */
export const routes = [
  contactRoutes,
  callBackRoutes,
  blogRoutes,
  writingRoutes,
  postPublishingRoutes,
  commentRoutes,
  staffCommentRoutes,
  newsletterRoutes,
  staffNewsletterRoutes,
  testimonialRoutes,
  bannerRoutes,
  shownBannerRoutes,
];

/** What runs queued work. */
export const handlers = [startNewsletterHandlers];

/** What recurs. */
export const schedules = [
  scheduleContact,
  scheduleBlog,
  scheduleWriting,
  scheduleComments,
  scheduleNewsletter,
];

/** What happens here in the transactions of other areas. */
export const hooks = [proofSpent.on(spendProof)];

export { personalData } from './personal-data.ts';

/** Scheduled posts are published every minute. */
async function scheduleWriting({ queue, database }: Pick<Services, 'queue' | 'database'>): Promise<void> {
  await queue.schedule('publish-due-posts', {
    cron: '* * * * *',
    atStart: true,
    run: () => publishDuePosts(database),
  });
}

/** Charts of posts are recounted every hour. */
async function scheduleBlog({ queue, database }: Pick<Services, 'queue' | 'database'>): Promise<void> {
  await queue.schedule('refresh-blog-figures', {
    cron: '37 * * * *',
    atStart: true,
    run: () => refreshFigures(database),
  });
}

/** Old comments are deleted. */
async function scheduleComments({ queue, database }: Pick<Services, 'queue' | 'database'>): Promise<void> {
  await queue.schedule('sweep-comments', {
    cron: '33 * * * *',
    atStart: true,
    run: () => sweepComments(database),
  });
}

/** Old requests and messages are deleted. */
async function scheduleContact({ queue, database }: Services): Promise<void> {
  await queue.schedule('forget-call-backs', {
    cron: '20 * * * *',
    atStart: true,
    run: () => forgetOldCallBacks(database),
  });
  await queue.schedule('forget-messages', {
    cron: '22 * * * *',
    atStart: true,
    run: () => forgetOldMessages(database),
  });
}

/** Sends due issues, records deliveries, and deletes old addresses. */
async function scheduleNewsletter(services: Services): Promise<void> {
  const { queue, database } = services;
  await queue.schedule('send-newsletters', {
    cron: '* * * * *',
    atStart: true,
    async run() {
      await recordDeliveries(database);
      if (!board.has('newsletter')) return stopAllSendings(database);
      await sendDueIssues(services);
      await resumeSendings(services);
    },
  });
  await queue.schedule('sweep-newsletter', {
    cron: '22 * * * *',
    atStart: true,
    run: () => sweepSubscribers(database),
  });
}

async function startNewsletterHandlers(services: Services): Promise<void> {
  await services.queue.work('send-newsletter', (turn) => sendBatch(services, turn));
}
