import { noticeChannels } from '@waymark/contract/integrations/choices';
import { labelOf } from '@waymark/contract/jobs/choices';
import { msg } from '@waymark/contract/text/message';
import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { sayTo } from '../../../platform/http/say-to.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireAdministrator } from '../../identity/accounts/policy.ts';
import { switchChannel } from './commands.ts';
import { isOwnKey, listChannels } from './queries.ts';

/** Where IndexNow looks whether a notice comes from this board. */
export function noticeKeyRoutes(app: App, { database }: Pick<Services, 'database'>): void {
  app.get<{ Params: { key: string } }>(
    '/:key(^[\\da-f]{32}).txt',
    { schema: { hide: true } },
    async (request, reply) => {
      const { key } = request.params;
      if (!(await isOwnKey(database, key)))
        throw new AppError('not_found', msg`There is no key at this address.`);
      return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(key);
    },
  );
}

/** How search engines are told of changed pages (L-27). */
export function searchNoticeRoutes(app: App, services: Services): void {
  const { database, config, rateLimits } = services;
  const { serve } = routesOf(app, services);

  serve('GET /staff/search-notices', requireAdministrator, async (request) => ({
    data: await listChannels(database, config, sayTo(request)),
  }));

  serve('PUT /staff/search-notices/:channel', requireAdministrator, async (request, { userId }) => {
    const { params, body } = request;
    await rateLimits.consume('setting-user', userId);
    await switchChannel(services, userId, params.channel, body.isOn);
    const say = sayTo(request);
    const name = say(labelOf(noticeChannels, params.channel));
    return {
      message: body.isOn
        ? say`${name} is notified of changes from now on.`
        : say`${name} is no longer notified.`,
    };
  });
}
