import type { FastifyReply } from 'fastify';
import type { App } from '../../../platform/http/app.ts';
import { attachmentHeaders } from '../../../platform/http/send-attachment.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireAdministrator, requireEmployer, requireRecruiter } from '../../identity/accounts/policy.ts';
import { drawReceipt } from '../memberships/receipt-gateway.ts';
import type { InvoiceRow } from '../tables.ts';
import { creditInvoice, payInvoice, setPermission } from './commands.ts';
import { issueInvoice } from './issuing-commands.ts';
import { getInvoice, listCompanyInvoices, listStaffInvoices } from './queries.ts';
import { writeInvoice } from './rules.ts';

/** Invoices of a company (L-30). */
export function invoiceRoutes(app: App, services: Services): void {
  const { database, rateLimits } = services;
  const { serve } = routesOf(app, services);

  serve('POST /company/transactions/:orderId/invoice', requireRecruiter, async ({ params, body }, viewer) => {
    await rateLimits.consume('order-company', viewer.companyId);
    return { data: { number: await issueInvoice(services, viewer.userId, { ...params, ...body }) } };
  });

  serve('GET /company/invoices', requireEmployer, ({ query }, { companyId }) =>
    listCompanyInvoices(database, companyId, query.page),
  );

  serve('GET /company/invoices/:number/pdf', requireEmployer, async ({ params }, { userId }, reply) => {
    const invoice = await getInvoice(database, params.number, userId);
    await rateLimits.consume('receipt-user', userId);
    return sendPdf(reply, invoice);
  });
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

  serve('POST /staff/invoices/:number/paid', requireAdministrator, async ({ params }, { userId }) => {
    await payInvoice(services, userId, params.number);
    return { message: `${params.number} is paid. What was ordered has begun.` };
  });

  serve('POST /staff/invoices/:number/credit', requireAdministrator, async ({ params, body }, { userId }) => {
    const creditNumber = await creditInvoice(services, userId, { ...params, ...body });
    return {
      message: `The credit note ${creditNumber} takes ${params.number} back. The company is told by mail.`,
    };
  });

  serve(
    'PUT /staff/companies/:companyId/invoicing',
    requireAdministrator,
    async ({ params, body }, { userId }) => {
      await setPermission(database, userId, { ...params, ...body });
      return { message: 'Decided.' };
    },
  );
}

async function sendPdf(reply: FastifyReply, invoice: InvoiceRow): Promise<FastifyReply> {
  const bytes = await drawReceipt(writeInvoice(invoice));
  return reply
    .headers(
      attachmentHeaders({ name: `${invoice.number}.pdf`, media_type: 'application/pdf', size: bytes.length }),
    )
    .send(bytes);
}
