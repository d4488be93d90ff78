import type { App } from '../../../platform/http/app.ts';
import { attachmentHeaders } from '../../../platform/http/send-attachment.ts';
import { sayTo } from '../../../platform/http/say-to.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { writeCsv } from '../../../platform/write-csv.ts';
import { requireAdministrator } from '../../identity/accounts/policy.ts';
import { getImportReport, listImportReports, listRejections } from './report-queries.ts';

/** Imports of postings and what became of them, as those see them who run the board (J-5). */
export function importReportRoutes(app: App, services: Services): void {
  const { database, rateLimits } = services;
  const { serve } = routesOf(app, services);

  serve('GET /staff/imports', requireAdministrator, ({ query }) => listImportReports(database, query.page));

  serve('GET /staff/imports/:importId', requireAdministrator, async (request) => ({
    data: await getImportReport(sayTo(request), database, request.params.importId),
  }));

  serve('GET /staff/imports/:importId/rejections', requireAdministrator, async (request, viewer, reply) => {
    await rateLimits.consume('import-export-user', viewer.userId);
    const say = sayTo(request);
    const rejections = await listRejections(say, database, request.params.importId);
    const rows = rejections.map(({ at, sourceId, reason }) => [at, sourceId, reason]);
    const bytes = Buffer.from(writeCsv([[say`Place`, say`Id in the source`, say`What is wrong`], ...rows]));
    return reply
      .headers(attachmentHeaders({ name: 'rejected-rows.csv', media_type: 'text/csv', size: bytes.length }))
      .send(bytes);
  });
}
