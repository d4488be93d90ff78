import type { FastifyReply } from 'fastify';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import { attachmentHeaders } from '../../../platform/http/send-attachment.ts';
import type { Services } from '../../../platform/services.ts';
import { requireAdministrator, requireEmployer } from '../../identity/accounts/policy.ts';
import { listRetentionPeriods } from '../privacy/rules.ts';
import { renderAgreement, renderRecord, type DocumentFacts } from './presenter.ts';
import { findCompanyAddress } from './queries.ts';
import { describeOperator, listProcessors } from './rules.ts';
import { sayTo } from '../../../platform/http/say-to.ts';

/** Drafts of what data protection law asks of an operator and of employers, with the facts of this board. */
export function dataDocumentRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);

  serve('GET /staff/processing-record', requireAdministrator, (request, _viewer, reply) =>
    sendDocument(reply, 'record-of-processing.html', renderRecord(sayTo(request), readFacts(services))),
  );

  serve('GET /company/data-agreement', requireEmployer, async (request, { companyId }, reply) => {
    const company = await findCompanyAddress(services.database, companyId);
    const html = renderAgreement(sayTo(request), readFacts(services), company);
    return sendDocument(reply, 'data-agreement.html', html);
  });
}

function readFacts({ config }: Services): DocumentFacts {
  return {
    madeAt: new Date(),
    publicUrl: config.publicUrl,
    operator: describeOperator(config),
    processors: listProcessors(config),
    periods: listRetentionPeriods(config),
  };
}

function sendDocument(reply: FastifyReply, name: string, html: string): FastifyReply {
  const media_type = 'text/html; charset=utf-8';
  return reply.headers(attachmentHeaders({ name, media_type, size: Buffer.byteLength(html) })).send(html);
}
