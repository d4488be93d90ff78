import { companyFileSchema } from '@waymark/contract/jobs/job-sources';
import { maxImportFileBytes, maxNewCompanyFileBytes } from '@waymark/contract/jobs/source-choices';
import { msg } from '@waymark/contract/text/message';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../../platform/http/app.ts';
import { sayTo } from '../../../platform/http/say-to.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Upload } from '../../../platform/http/uploads.ts';
import type { Services } from '../../../platform/services.ts';
import { requireOwner, type EmployerViewer } from '../../identity/accounts/policy.ts';
import { allowanceAsked } from './allowance-commands.ts';
import { describeImport, withFile } from './board-routes.ts';
import {
  addSource,
  askForRun,
  changeSource,
  decideOnClosings,
  removeSource,
  switchSource,
  type SourceEditor,
} from './commands.ts';
import { requireUsable } from './policy.ts';
import { importFile, previewFile, previewSource, type UploadFields } from './preview-commands.ts';
import { getSource, listCompanySources } from './queries.ts';

const editorOf = (request: FastifyRequest, viewer: EmployerViewer): SourceEditor => ({
  ...viewer,
  say: sayTo(request),
});

/** Sources of one's own company (L-26): its owners have its postings come in from where it keeps them. */
export function companySourceRoutes(app: App, services: Services): void {
  const { database, rateLimits } = services;
  const { serve } = routesOf(app, services);
  const noteChange = ({ userId }: { userId: string }) => rateLimits.consume('source-change-user', userId);

  serve('GET /company/job-sources', requireOwner, async (request, { companyId }) => ({
    data: await listCompanySources(sayTo(request), database, companyId),
  }));

  serve('GET /company/job-sources/:sourceId', requireOwner, async (request, viewer) => ({
    data: await getSource(database, editorOf(request, viewer), request.params.sourceId),
  }));

  serve('POST /company/job-sources/preview', requireUsable, async (request, viewer) => {
    await allowReading(services, viewer);
    return { data: await previewSource(sayTo(request), services, viewer.companyId, request.body) };
  });

  serve('POST /company/job-sources', requireUsable, async (request, viewer) => {
    await noteChange(viewer);
    return { data: await addSource(database, editorOf(request, viewer), request.body) };
  });

  serve('PUT /company/job-sources/:sourceId', requireUsable, async (request, viewer) => {
    await noteChange(viewer);
    const { params, body } = request;
    return { data: await changeSource(database, editorOf(request, viewer), params.sourceId, body) };
  });

  serve('PUT /company/job-sources/:sourceId/switch', requireUsable, async (request, viewer) => ({
    data: await switchSource(database, editorOf(request, viewer), request.params.sourceId, request.body.isOn),
  }));

  serve('POST /company/job-sources/:sourceId/runs', requireUsable, async (request, viewer) => {
    await noteChange(viewer);
    return { data: await askForRun(database, editorOf(request, viewer), request.params.sourceId) };
  });

  serve('POST /company/job-sources/:sourceId/closings', requireUsable, async (request, viewer) => {
    const { params, body } = request;
    const data = await decideOnClosings(database, editorOf(request, viewer), params.sourceId, body.decision);
    await services.changes.settledEverywhere();
    return { data };
  });

  serve('DELETE /company/job-sources/:sourceId', requireUsable, async (request, viewer) => {
    await removeSource(database, editorOf(request, viewer), request.params.sourceId);
    await services.changes.settledEverywhere();
    return { message: msg`The source was removed.` };
  });
}

/** Files of postings that owners upload for their company. */
export function companyFileRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);

  serve('POST /company/job-files/preview', requireUsable, async (request, viewer) => {
    const allowed = await allowReading(services, viewer);
    const preview = async (fields: UploadFields, file: Upload) => ({
      data: await previewFile(sayTo(request), services, viewer.companyId, fields, file),
    });
    return withFile(services, request, companyFileSchema, preview, allowed);
  });

  serve('POST /company/job-files', requireUsable, async (request, viewer) => {
    const allowed = await allowReading(services, viewer);
    const imported = async (fields: UploadFields, file: Upload) =>
      describeImport(sayTo(request), await importFile(services, editorOf(request, viewer), fields, file));
    return withFile(services, request, companyFileSchema, imported, allowed);
  });
}

const largerWhen = 'Larger files are read once a posting of your company has been on the board.';

/** Counts a file or source that is read now, and gives how large a file may be: a new company has less of both. */
async function allowReading(
  { database, rateLimits }: Services,
  { userId, companyId }: EmployerViewer,
): Promise<{ maxBytes: number; largerWhen?: string }> {
  await rateLimits.consume('source-preview-user', userId);
  const [room] = await allowanceAsked.run(database, companyId);
  if (!room?.isNew) return { maxBytes: maxImportFileBytes };
  await rateLimits.consume('source-preview-new-company', companyId);
  return { maxBytes: maxNewCompanyFileBytes, largerWhen };
}
