import { languageFor } from '../../../platform/board/language-rules.ts';
import { sayIn } from '../../../platform/languages/say-in.ts';
import { sayTo } from '../../../platform/http/say-to.ts';
import { msg } from '@waymark/contract/text/message';
import { contactOf } from '../../../platform/board/board-rules.ts';
import { board } from '../../../platform/board/board.ts';
import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { attachmentHeaders } from '../../../platform/http/send-attachment.ts';
import { languageOf } from '../../../platform/http/request-language.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { readToken, requireEmployer, requireRecruiter } from '../../identity/accounts/policy.ts';
import { drawPaper } from '../invoices/paper-gateway.ts';
import { isSameSecret, requireCheckout } from '../billing/rules.ts';
import { mayPayByInvoice } from '../orders/queries.ts';
import { noOrder } from '../orders/rules.ts';
import { listOffers } from '../plans/queries.ts';
import { orderFeaturing } from './featuring-commands.ts';
import { cancelOrder, orderPlan, startCheckout } from './order-commands.ts';
import { takeUpOrder } from './payment-commands.ts';
import { retryPlace } from './place-commands.ts';
import { presentPayable, presentPlan } from './presenter.ts';
import { findPayableOrder, findPlanState, findReceipt, listTransactions } from './queries.ts';
import { writeReceipt } from './rules.ts';

/** Plans, orders and receipts of companies (H-5). */
export function membershipRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database, config, rateLimits } = services;

  serve('GET /company/plan', requireEmployer, async (request, { companyId }) => {
    const byInvoice = await mayPayByInvoice(database, companyId, config);
    const language = languageOf(request);
    const offers = config.checkout || byInvoice ? await listOffers(database, language) : [];
    const state = await findPlanState(database, companyId);
    return { data: presentPlan(state, { offers, mayPayByInvoice: byInvoice }) };
  });

  serve('GET /company/transactions', requireEmployer, async (request, { companyId }) =>
    listTransactions(sayTo(request), database, companyId, request.query.page),
  );

  serve('POST /company/plan-orders', requireRecruiter, async (request, { companyId }) => {
    if (!(await mayPayByInvoice(database, companyId, config))) requireCheckout(config);
    await rateLimits.consume('order-company', companyId);
    const orderId = await database
      .transaction()
      .execute((transaction) => orderPlan(transaction, companyId, request.body));
    return { data: { orderId } };
  });

  serve('POST /company/jobs/:jobId/place', requireRecruiter, async ({ params }, viewer) => {
    await rateLimits.consume('order-company', viewer.companyId);
    const answer = await retryPlace(database, viewer.userId, params.jobId);
    return {
      data: {
        needsPayment: answer.needsPayment,
        orderId: answer.needsPayment ? answer.orderId : null,
      },
    };
  });

  serve('POST /company/jobs/:jobId/featuring', requireRecruiter, async ({ params, body }, viewer) => {
    if (!(await mayPayByInvoice(database, viewer.companyId, config))) requireCheckout(config);
    await rateLimits.consume('order-company', viewer.companyId);
    const asked = { jobId: params.jobId, seen: body };
    return { data: { orderId: await orderFeaturing(database, viewer.userId, asked) } };
  });

  serve('POST /company/transactions/:orderId/checkout', requireRecruiter, async (request, viewer) => {
    const handOff = { checkout: requireCheckout(config), language: languageOf(request) };
    await rateLimits.consume('customer-login-user', viewer.userId);
    const { orderId } = request.params;
    return { data: await startCheckout(database, viewer, orderId, { ...config, ...handOff }) };
  });

  serve('POST /company/transactions/:orderId/take-up', requireRecruiter, async ({ params }, { userId }) => {
    await takeUpOrder(services, userId, params.orderId);
    return { message: msg`It has begun. There was nothing to pay.` };
  });

  serve('POST /company/transactions/:orderId/cancel', requireRecruiter, async (request, { userId }) => ({
    message: sayTo(request)(await cancelOrder(database, userId, request.params.orderId)),
  }));
}

/** Receipts, and what the checkout asks about an order. */
export function orderReceiptRoutes(app: App, services: Services): void {
  const { serve, serveAll } = routesOf(app, services);
  const { database, config, rateLimits } = services;

  serve('GET /company/transactions/:orderId/receipt', requireEmployer, async (request, viewer, reply) => {
    const receipt = await findReceipt(database, viewer.userId, request.params.orderId);
    if (!receipt) throw noOrder();
    await rateLimits.consume('receipt-user', viewer.userId);
    const bytes = await drawPaper(writeReceipt(sayTo(request), receipt, contactOf(board.settings, config)));
    return reply
      .headers(
        attachmentHeaders({
          name: `${receipt.receipt_number}.pdf`,
          media_type: 'application/pdf',
          size: bytes.length,
        }),
      )
      .send(bytes);
  });

  serveAll('POST /partner/find-order', async (request) => {
    const { partnerSecret } = requireCheckout(config);
    if (!isSameSecret(readToken(request) ?? '', partnerSecret)) {
      throw new AppError('unauthenticated', msg`The secret was not accepted.`);
    }
    const order = await findPayableOrder(database, request.body);
    if (!order) throw noOrder();
    return {
      data: presentPayable(
        sayIn(languageFor(request.body.language ?? order.language)),
        order,
        config.publicUrl,
      ),
    };
  });
}
