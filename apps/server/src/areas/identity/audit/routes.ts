import { Readable } from 'node:stream';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireAdministrator } from '../accounts/policy.ts';
import { noteExport, writeAuditCsv } from './commands.ts';
import { listAuditLog } from './queries.ts';
import { sayTo } from '../../../platform/http/say-to.ts';

/** The log of what staff did, for administrators (L-17). */
export function auditRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database, rateLimits } = services;

  serve('GET /staff/audit', requireAdministrator, (request) =>
    listAuditLog(database, request.query, sayTo(request)),
  );

  serve('GET /staff/audit/export', requireAdministrator, async (request, { userId }, reply) => {
    const { query } = request;
    await rateLimits.consume('audit-export-user', userId);
    await noteExport(database, userId, query);
    return reply
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="audit-log.csv"',
        'cache-control': 'private, no-store',
      })
      .send(Readable.from(writeAuditCsv(database, query, sayTo(request))));
  });
}
