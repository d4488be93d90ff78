import { msg } from '@waymark/contract/text/message';
import type { App } from '../../../platform/http/app.ts';
import { sayTo } from '../../../platform/http/say-to.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireAdministrator, requireRecruiter } from '../../identity/accounts/policy.ts';
import { addCoupon, applyCoupon, endCoupon, removeCoupon } from './commands.ts';
import { listCoupons } from './queries.ts';

/** Coupons: entered by companies before they pay, and made by administrators (L-30). */
export function couponRoutes(app: App, services: Services): void {
  const { database, rateLimits } = services;
  const { serve } = routesOf(app, services);

  serve('PUT /company/transactions/:orderId/coupon', requireRecruiter, async (request, viewer) => {
    const { params, body } = request;
    // Codes must not be found by guessing.
    await rateLimits.consume('coupon-company', viewer.companyId);
    return { message: sayTo(request)(await applyCoupon(database, viewer.userId, { ...params, ...body })) };
  });

  serve('DELETE /company/transactions/:orderId/coupon', requireRecruiter, async ({ params }, { userId }) => {
    await removeCoupon(database, userId, params.orderId);
    return { message: msg`The order has its full price again.` };
  });

  serve('GET /staff/coupons', requireAdministrator, ({ query }) => listCoupons(database, query.page));

  serve('POST /staff/coupons', requireAdministrator, async (request, { userId }) => {
    await addCoupon(database, userId, request.body);
    return { message: sayTo(request)`Companies can use ${request.body.code} from now on.` };
  });

  serve('POST /staff/coupons/:couponId/end', requireAdministrator, async ({ params }, { userId }) => {
    await endCoupon(database, userId, params.couponId);
    return { message: msg`It has ended. Orders that have it keep their price.` };
  });
}
