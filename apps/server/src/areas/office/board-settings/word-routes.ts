import { listOperatorTexts } from '../../../platform/board/own-text-rules.ts';
import { listStaffPlans } from '../../payments/plans/queries.ts';
import { listAllPackages } from '../back-office/queries.ts';
import { board } from '../../../platform/board/board.ts';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireAdministrator } from '../../identity/accounts/policy.ts';
import { deleteCategory } from './category-commands.ts';
import { moveByWords, undoMove } from './category-word-commands.ts';
import { findMoves, presentLastMove } from './category-word-queries.ts';
import { countByCategory } from './queries.ts';

const isOnSale = ({ retiredAt }: { retiredAt: string | null }) => retiredAt === null;

/** The board's own words, as far as a change of them concerns more than the setting. */
export function wordRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database, rateLimits } = services;

  serve('GET /staff/own-texts', requireAdministrator, async () => ({
    data: listOperatorTexts(board.settings, {
      plans: (await listStaffPlans(database)).filter(isOnSale),
      packages: (await listAllPackages(database)).filter(isOnSale),
    }),
  }));

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

  serve('GET /staff/category-words/moves', requireAdministrator, async () => ({
    data: await presentLastMove(database),
  }));

  serve('POST /staff/category-words/trial', requireAdministrator, async ({ body }, { userId }) => {
    await rateLimits.consume('setting-user', userId);
    const { other, moves } = await findMoves(database, { ...board.words, categoryWords: body.words });
    return { data: { other, moves } };
  });

  serve('POST /staff/category-words/moves', requireAdministrator, async ({ body }, { userId }) => {
    await rateLimits.consume('setting-user', userId);
    return { data: await moveByWords(database, userId, body.version) };
  });

  serve('POST /staff/category-words/moves/undo', requireAdministrator, async (_input, { userId }) => {
    await rateLimits.consume('setting-user', userId);
    return { data: { postings: await undoMove(database, userId) } };
  });
}
