import {
  accountExportAnswerSchema,
  exportParamsSchema,
  latestExportSchema,
} from '@waymark/contract/own-data';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app.ts';
import { attachmentResponse, sendAttachment } from '../../platform/http/send-attachment.ts';
import type { Services } from '../../platform/services.ts';
import { guard, requireUser } from '../accounts/policy.ts';
import { requestExport } from './export-commands.ts';
import { findExportFile, findLatestExport } from './export-queries.ts';
import { presentExport } from './presenter.ts';

/** A copy of everything that is kept about whoever asks (G-10). */
export function exportRoutes(app: App, services: Services): void {
  const { database, files, rateLimits } = services;
  const onRequest = guard(requireUser, services);

  app.post(
    '/account-exports',
    { onRequest, schema: { response: { 202: accountExportAnswerSchema } } },
    async (request, reply) => {
      const { userId } = await requireUser(request, services);
      await rateLimits.consume('export-user', userId);
      return reply.status(202).send({ data: presentExport(await requestExport(services, userId)) });
    },
  );

  app.get(
    '/account-exports/latest',
    { onRequest, schema: { response: { 200: latestExportSchema } } },
    async (request) => {
      const { userId } = await requireUser(request, services);
      const latest = await findLatestExport(database, userId);
      return { data: latest ? presentExport(latest) : null };
    },
  );

  app.get(
    '/account-exports/:exportId/file',
    { onRequest, schema: { params: exportParamsSchema, response: { 200: attachmentResponse } } },
    async (request, reply) => {
      const { userId } = await requireUser(request, services);
      const file = await findExportFile(database, userId, request.params.exportId);
      if (!file) throw new AppError('not_found', 'There is no copy at this address. Ask for a new one.');
      return sendAttachment(reply, files, file);
    },
  );
}
