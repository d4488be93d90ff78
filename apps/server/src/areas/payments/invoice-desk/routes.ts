import type { Say } from '@waymark/contract/text/say';
import { sayTo } from '../../../platform/http/say-to.ts';
import { msg, term } from '@waymark/contract/text/message';
import type { FastifyReply } from 'fastify';
import { board } from '../../../platform/board/board.ts';
import type { App } from '../../../platform/http/app.ts';
import { attachmentHeaders } from '../../../platform/http/send-attachment.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import {
  requireAdministrator,
  requireCandidate,
  requireEmployer,
  requireRecruiter,
} from '../../identity/accounts/policy.ts';
import { saveBilling } from '../invoices/buyer-commands.ts';
import {
  buyerOf,
  type FoundBilling,
  findCompanyBilling,
  findPersonBilling,
  personAsBuyer,
} from '../invoices/buyer-queries.ts';
import { embedInvoice } from '../invoices/facturx-rules.ts';
import { drawPaper } from '../invoices/paper-gateway.ts';
import { getInvoice, listCompanyInvoices, listStaffInvoices } from '../invoices/queries.ts';
import { invoicingIn, writeInvoice } from '../invoices/rules.ts';
import { describeTax } from '../invoices/tax-rules.ts';
import { canIssueInvoices } from '../invoices/seller-rules.ts';
import { writeXRechnung } from '../invoices/xrechnung-rules.ts';
import type { Buyer, InvoiceRow } from '../tables.ts';
import { creditInvoice, payInvoice, setPermission } from './commands.ts';
import { invoiceOrder } from './issuing-commands.ts';
import { findBuyerEmail } from './queries.ts';

/** Invoices of a company (L-30), and to whom they are addressed (L-41). */
export function invoiceRoutes(app: App, services: Services): void {
  const { database, config, rateLimits } = services;
  const { serve } = routesOf(app, services);

  const billing = async (say: Say, companyId: string) => {
    const found = await findCompanyBilling(database, companyId);
    return presentBilling(say, config, found, buyerOf(found, true));
  };

  serve('GET /company/billing', requireEmployer, (request, { companyId }) =>
    billing(sayTo(request), companyId),
  );

  serve('PUT /company/billing', requireRecruiter, async (request, { companyId }) => {
    await rateLimits.consume('order-company', companyId);
    await saveBilling(database, { company_id: companyId }, request.body);
    return billing(sayTo(request), companyId);
  });

  serve('POST /company/transactions/:orderId/invoice', requireRecruiter, async ({ params, body }, viewer) => {
    await rateLimits.consume('order-company', viewer.companyId);
    return { data: { number: await invoiceOrder(services, viewer.userId, { ...params, ...body }) } };
  });

  serve('GET /company/invoices', requireEmployer, ({ query }, { companyId }) =>
    listCompanyInvoices(database, companyId, query.page),
  );

  serve('GET /company/invoices/:number/pdf', requireEmployer, async ({ params }, { userId }, reply) => {
    const invoice = await getInvoice(database, params.number, { memberId: userId });
    await rateLimits.consume('receipt-user', userId);
    return sendPdf(reply, invoice);
  });

  serve('GET /company/invoices/:number/xrechnung', requireEmployer, async ({ params }, { userId }, reply) => {
    const invoice = await getInvoice(database, params.number, { memberId: userId });
    await rateLimits.consume('receipt-user', userId);
    return sendXRechnung(reply, invoice, await findBuyerEmail(database, invoice));
  });
}

/** Invoices of packages, and to whom they are addressed (L-41). */
export function packageInvoiceRoutes(app: App, services: Services): void {
  const { database, config, rateLimits } = services;
  const { serve } = routesOf(app, services);

  const billing = async (say: Say, userId: string) => {
    const found = await findPersonBilling(database, userId);
    return presentBilling(say, config, found, personAsBuyer(found));
  };

  serve('GET /product/billing', requireCandidate, (request, { userId }) => billing(sayTo(request), userId));

  serve('PUT /product/billing', requireCandidate, async (request, { userId }) => {
    await rateLimits.consume('setting-user', userId);
    await saveBilling(database, { user_id: userId }, request.body);
    return billing(sayTo(request), userId);
  });

  serve('GET /product/invoices/:number/pdf', requireCandidate, async ({ params }, { userId }, reply) => {
    const invoice = await getInvoice(database, params.number, { customerId: userId });
    await rateLimits.consume('receipt-user', userId);
    return sendPdf(reply, invoice);
  });
}

/** Billing details, and what they mean for the tax. */
function presentBilling(
  say: Say,
  config: Services['config'],
  { isEntered, ...details }: FoundBilling,
  buyer: Buyer,
) {
  const isAsked = canIssueInvoices(board.settings, config);
  const tax = isAsked && buyer.country !== '' ? say(describeTax(invoicingIn(say.language), buyer)) : '';
  return { data: { details, isEntered, isAsked, tax } };
}

/** Invoices as administrators see them. */
export function staffInvoiceRoutes(app: App, services: Services): void {
  const { database, rateLimits } = services;
  const { serve } = routesOf(app, services);

  serve('GET /staff/invoices', requireAdministrator, ({ query }) => listStaffInvoices(database, query));

  serve('GET /staff/invoices/:number/pdf', requireAdministrator, async ({ params }, { userId }, reply) => {
    const invoice = await getInvoice(database, params.number);
    await rateLimits.consume('receipt-user', userId);
    return sendPdf(reply, invoice);
  });

  serve(
    'GET /staff/invoices/:number/xrechnung',
    requireAdministrator,
    async ({ params }, { userId }, reply) => {
      const invoice = await getInvoice(database, params.number);
      await rateLimits.consume('receipt-user', userId);
      return sendXRechnung(reply, invoice, await findBuyerEmail(database, invoice));
    },
  );

  serve('POST /staff/invoices/:number/paid', requireAdministrator, async (request, { userId }) => {
    const { number } = request.params;
    await payInvoice(services, userId, number);
    return { message: sayTo(request)`${number} is paid. What was ordered has begun.` };
  });

  serve('POST /staff/invoices/:number/credit', requireAdministrator, async (request, { userId }) => {
    const { params, body } = request;
    const { creditNumber, isMailed } = await creditInvoice(services, userId, { ...params, ...body });
    const done =
      body.amount === undefined
        ? msg`The credit note ${creditNumber} takes back ${params.number}.`
        : msg`The credit note ${creditNumber} takes back a part of ${params.number}.`;
    return { message: sayTo(request)(isMailed ? msg`${term(done)} The company is told by mail.` : done) };
  });

  serve(
    'PUT /staff/companies/:companyId/invoicing',
    requireAdministrator,
    async ({ params, body }, { userId }) => {
      await setPermission(database, userId, { ...params, ...body });
      return { message: msg`Decided.` };
    },
  );
}

async function sendPdf(reply: FastifyReply, invoice: InvoiceRow): Promise<FastifyReply> {
  const bytes = await drawPaper({ ...writeInvoice(invoice), data: embedInvoice(invoice) });
  return reply
    .headers(
      attachmentHeaders({ name: `${invoice.number}.pdf`, media_type: 'application/pdf', size: bytes.length }),
    )
    .send(bytes);
}

function sendXRechnung(reply: FastifyReply, invoice: InvoiceRow, buyerEmail: string): FastifyReply {
  const bytes = Buffer.from(writeXRechnung(invoice, buyerEmail));
  return reply
    .headers(
      attachmentHeaders({ name: `${invoice.number}.xml`, media_type: 'application/xml', size: bytes.length }),
    )
    .send(bytes);
}
