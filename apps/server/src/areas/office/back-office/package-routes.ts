import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireAdministrator } from '../../identity/accounts/policy.ts';
import { addPackage, changePackage, movePackage, retirePackage } from './package-commands.ts';
import { listAllPackages } from './package-queries.ts';

/** What is sold, as those see it who run the board (D-1, J-5). */
export function staffPackageRoutes(app: App, services: Services): void {
  const { database, config } = services;
  const { serve } = routesOf(app, services);
  const editorOf = (staffId: string) => ({ staffId, origin: config.checkout?.origin });

  serve('GET /staff/packages', requireAdministrator, async () => ({ data: await listAllPackages(database) }));

  serve('POST /staff/packages', requireAdministrator, async ({ body }, { userId }) => {
    await addPackage(database, editorOf(userId), body);
    return { message: `${body.packageName} is on sale.` };
  });

  serve('PUT /staff/packages/:productId', requireAdministrator, async ({ params, body }, { userId }) => {
    await changePackage(database, editorOf(userId), params.productId, body);
    return { message: `${body.packageName} is changed.` };
  });

  serve(
    'PUT /staff/packages/:productId/place',
    requireAdministrator,
    async ({ params, body }, { userId }) => {
      await movePackage(database, editorOf(userId), params.productId, body.direction);
      return { message: 'Moved.' };
    },
  );

  serve(
    'PUT /staff/packages/:productId/retired',
    requireAdministrator,
    async ({ params, body }, { userId }) => {
      await retirePackage(database, editorOf(userId), params.productId, body.retired);
      return { message: body.retired ? 'It is off sale.' : 'It is on sale again, at the end of the list.' };
    },
  );
}
