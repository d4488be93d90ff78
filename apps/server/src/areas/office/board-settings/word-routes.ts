import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireAdministrator } from '../../identity/accounts/policy.ts';
import { deleteCategory } from './category-commands.ts';
import { countByCategory } from './queries.ts';

/** The board's own words, as far as a change of them concerns more than the setting. */
export function wordRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database, rateLimits } = services;

  serve('GET /staff/categories', requireAdministrator, async () => ({
    data: await countByCategory(database),
  }));

  serve(
    'POST /staff/categories/:category/deletion',
    requireAdministrator,
    async ({ params, body }, { userId }) => {
      await rateLimits.consume('setting-user', userId);
      return { data: await deleteCategory(database, userId, { category: params.category, ...body }) };
    },
  );
}
