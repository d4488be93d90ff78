import { feedPartners, type FeedPartner } from '@waymark/contract/posting/visit-marks';
import { labelOf } from '@waymark/contract/jobs/choices';
import { msg } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import type { App } from '../../../platform/http/app.ts';
import { sayTo } from '../../../platform/http/say-to.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireAdministrator, requireEmployer, requireRecruiter } from '../../identity/accounts/policy.ts';
import type { JobIndex } from '../../search/job-search/job-index.ts';
import { FeedCheckCache } from './feed-check-cache.ts';
import { decideForCompany, leaveOut, renewKey, switchFeed, takeBack } from './partner-commands.ts';
import { isGoingOut, listPartnerFeeds } from './partner-queries.ts';

const nameOf = (say: Say, partner: FeedPartner) => say(labelOf(feedPartners, partner));

/** Settings of partners' feeds, for staff, and of a company's own postings (L-27). */
export function feedRoutes(app: App, services: Services, index: JobIndex): void {
  const { database, config, rateLimits } = services;
  const { serve } = routesOf(app, services);
  const checks = new FeedCheckCache(services, index);

  serve('GET /staff/feeds', requireAdministrator, async () => ({ data: await listPartnerFeeds(database) }));

  serve('GET /staff/feeds/check', requireAdministrator, async () => ({ data: await checks.get() }));

  serve('PUT /staff/feeds/:partner', requireAdministrator, async (request, { userId }) => {
    const { params, body } = request;
    await rateLimits.consume('setting-user', userId);
    await switchFeed(database, userId, params.partner, body.isOn);
    const say = sayTo(request);
    const name = nameOf(say, params.partner);
    return {
      message: body.isOn ? say`The feed for ${name} is on now.` : say`The feed for ${name} is off now.`,
    };
  });

  serve('POST /staff/feeds/:partner/address', requireAdministrator, async ({ params }, { userId }) => {
    await rateLimits.consume('setting-user', userId);
    const key = await renewKey(database, userId, params.partner);
    return { data: { address: `${config.publicUrl}/feeds/partners/${params.partner}/${key}.xml` } };
  });

  serve('POST /staff/feeds/:partner/left-out', requireAdministrator, async (request, { userId }) => {
    const { params, body } = request;
    await rateLimits.consume('setting-user', userId);
    const name = await leaveOut(database, userId, params.partner, body.company);
    const say = sayTo(request);
    return { message: say`${name} is left out of the feed for ${nameOf(say, params.partner)}.` };
  });

  serve(
    'DELETE /staff/feeds/:partner/left-out/:companyId',
    requireAdministrator,
    async (request, { userId }) => {
      const { partner, companyId } = request.params;
      await takeBack(database, userId, partner, companyId);
      const say = sayTo(request);
      return { message: say`The company is back in the feed for ${nameOf(say, partner)}.` };
    },
  );

  serve('GET /company/feeds', requireEmployer, async (_request, { companyId }) => ({
    data: { isOn: await isGoingOut(database, companyId) },
  }));

  serve('PUT /company/feeds', requireRecruiter, async ({ body }, { companyId, userId }) => {
    await rateLimits.consume('change-user', userId);
    await decideForCompany(database, companyId, body.isOn);
    return {
      message: body.isOn
        ? msg`Your jobs go out to partners of this board.`
        : msg`Your jobs stay on this board: partners take them down when they next read their feed.`,
    };
  });
}
