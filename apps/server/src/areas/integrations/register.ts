import type { App } from '../../platform/http/app.ts';
import type { Logger } from '../../platform/log.ts';
import type { Services } from '../../platform/services.ts';
import type { OpenSearch } from '../search/salaries/offers-cache.ts';
import { applicationEnded } from '../hiring/retention/ending-commands.ts';
import { otherWaysInEnded } from '../identity/accounts/pending-commands.ts';
import { forgetUnusedClients } from './connections/client-commands.ts';
import { endConnectionsOf, forgetEndedConnections } from './connections/commands.ts';
import { oauthRoutes } from './connections/oauth-routes.ts';
import { connectionRoutes } from './connections/routes.ts';
import { forgetEndedKeys, revokeKeysOf } from './keys/commands.ts';
import { keyRoutes } from './keys/routes.ts';
import { forgetCalls } from './v1/idempotency-commands.ts';
import { v1BoardRoutes, v1JobReadRoutes, v1JobWriteRoutes } from './v1/job-routes.ts';
import { v1ApplicationRoutes, v1PersonRoutes, v1MoveRoutes } from './v1/people-routes.ts';
import { v1PublicRoutes } from './v1/public-routes.ts';
import { companiesDeserted } from '../companies/companies/commands.ts';
import { companyMerged } from '../companies/companies/merge-commands.ts';
import { mergeLeftOut } from './feeds/partner-commands.ts';
import { startPurging } from './cdn-purges/purge-commands.ts';
import { boardEndpointRoutes } from './board-endpoints/routes.ts';
import { partnerFeedRoutes } from './feeds/partner-routes.ts';
import { syndicationRoutes } from './feeds/routes.ts';
import { feedRoutes } from './feeds/staff-routes.ts';
import { mcpRoutes } from './mcp/routes.ts';
import { AnswerCache } from './public-answers/answer-cache.ts';
import { widgetRoutes } from './widget/routes.ts';
import { noticeKeyRoutes, searchNoticeRoutes } from './search-notices/routes.ts';
import { tellSearchEngines } from './search-notices/sending-commands.ts';
import { forgetOldDeliveries, removeDeliveriesOf, removeDeserted } from './webhooks/commands.ts';
import { startWebhooks } from './webhooks/sender-gateway.ts';
import { webhookReceiverRoutes } from './webhooks/routes.ts';

/** Beside the API: feeds, the widget, and what boards and assistants ask. */
export const files = [
  (app: App, { services, index, offers }: OpenSearch) => {
    const { publicUrl } = services.config;
    const open = { index, answers: new AnswerCache(app, services), publicUrl };
    syndicationRoutes(app, open);
    partnerFeedRoutes(app, services, index);
    noticeKeyRoutes(app, services);
    boardEndpointRoutes(app, open);
    widgetRoutes(app, open);
    oauthRoutes(app, services);
    mcpRoutes(app, services, { index, offers, publicUrl });
  },
];

/** Routes below `/api`. */
export const routes = [
  keyRoutes,
  connectionRoutes,
  v1PublicRoutes,
  v1JobReadRoutes,
  v1JobWriteRoutes,
  v1BoardRoutes,
  v1ApplicationRoutes,
  v1MoveRoutes,
  v1PersonRoutes,
  webhookReceiverRoutes,
  feedRoutes,
  searchNoticeRoutes,
];

/** What recurs. */
export const schedules = [
  scheduleKeys,
  scheduleConnections,
  scheduleWebhooks,
  scheduleSearchNotices,
  scheduleCdnPurges,
];

/** What happens here in the transactions of other areas. */
export const hooks = [
  companyMerged.on(mergeLeftOut),
  companiesDeserted.on(removeDeserted),
  otherWaysInEnded.on(revokeKeysOf),
  applicationEnded.on(removeDeliveriesOf),
  otherWaysInEnded.on(endConnectionsOf),
];

export { personalData } from './personal-data.ts';

/** Deletes what is kept of keys and of their calls for a time only. */
async function scheduleKeys({ queue, database }: Services): Promise<void> {
  await queue.schedule('forget-ended-keys', {
    cron: '50 4 * * *',
    atStart: true,
    run: () => forgetEndedKeys(database),
  });
  await queue.schedule('forget-idempotent-calls', {
    cron: '25 * * * *',
    atStart: true,
    run: () => forgetCalls(database),
  });
}

/** Deletes ended connections of assistants, and assistants that nobody has connected. */
async function scheduleConnections({ queue, database }: Services): Promise<void> {
  await queue.schedule('forget-ended-connections', {
    cron: '55 4 * * *',
    atStart: true,
    async run() {
      await forgetEndedConnections(database);
      await forgetUnusedClients(database);
    },
  });
}

/** Webhooks are sent as soon as there are any; the log of old ones is cleared once a day. */
async function scheduleWebhooks(services: Services, _index: unknown, log: Logger): Promise<void> {
  const { queue, database } = services;
  startWebhooks(services, log);
  await queue.schedule('forget-webhook-deliveries', {
    cron: '20 3 * * *',
    atStart: true,
    run: () => forgetOldDeliveries(database),
  });
}

/** Search engines are told of changed pages. */
async function scheduleSearchNotices(services: Services): Promise<void> {
  await services.queue.schedule('search-notices', {
    cron: '* * * * *',
    atStart: true,
    run: (signal) => tellSearchEngines(services, new Date(), signal),
  });
}

/** The CDN in front, where there is one, drops what has changed. */
async function scheduleCdnPurges(services: Services, _index: unknown, log: Logger): Promise<void> {
  await startPurging(services, log);
}
