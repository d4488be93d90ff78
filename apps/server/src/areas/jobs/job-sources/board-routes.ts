import { boardFileSchema } from '@waymark/contract/jobs/job-sources';
import { maxImportFileBytes } from '@waymark/contract/jobs/source-choices';
import { msg, plural } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { App } from '../../../platform/http/app.ts';
import { invalidFields, parseFields } from '../../../platform/http/parse-fields.ts';
import { sayTo } from '../../../platform/http/say-to.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import { withForm, type Upload } from '../../../platform/http/uploads.ts';
import type { Services } from '../../../platform/services.ts';
import { requireAdministrator, requireModerator, type StaffViewer } from '../../identity/accounts/policy.ts';
import {
  addSource,
  askForRun,
  changeSource,
  decideOnClosings,
  removeSource,
  switchSource,
  type SourceEditor,
} from './commands.ts';
import { importFile, previewFile, previewSource, type UploadFields } from './preview-commands.ts';
import { getSource, listSources, listSourcesOf } from './queries.ts';

/** Whatever company a source is of, those who run the board look after it. */
const editorOf = (request: FastifyRequest, { userId }: StaffViewer): SourceEditor => ({
  userId,
  companyId: undefined,
  say: sayTo(request),
});

/** Sources of the board, and files that staff import (L-26). */
export function boardSourceRoutes(app: App, services: Services): void {
  const { database, rateLimits } = services;
  const { serve } = routesOf(app, services);
  const noteChange = ({ userId }: StaffViewer) => rateLimits.consume('source-change-user', userId);

  serve('GET /staff/job-sources', requireAdministrator, (request) =>
    listSources(sayTo(request), database, request.query.page),
  );

  serve('GET /staff/job-sources/:sourceId', requireAdministrator, async (request, viewer) => ({
    data: await getSource(database, editorOf(request, viewer), request.params.sourceId),
  }));

  serve('POST /staff/job-sources/preview', requireAdministrator, async (request, viewer) => {
    await rateLimits.consume('source-preview-user', viewer.userId);
    return { data: await previewSource(sayTo(request), services, undefined, request.body) };
  });

  serve('POST /staff/job-sources', requireAdministrator, async (request, viewer) => {
    await noteChange(viewer);
    return { data: await addSource(database, editorOf(request, viewer), request.body) };
  });

  serve('PUT /staff/job-sources/:sourceId', requireAdministrator, async (request, viewer) => {
    await noteChange(viewer);
    const { params, body } = request;
    return { data: await changeSource(database, editorOf(request, viewer), params.sourceId, body) };
  });

  serve('PUT /staff/job-sources/:sourceId/switch', requireAdministrator, async (request, viewer) => ({
    data: await switchSource(database, editorOf(request, viewer), request.params.sourceId, request.body.isOn),
  }));

  serve('POST /staff/job-sources/:sourceId/runs', requireAdministrator, async (request, viewer) => {
    await noteChange(viewer);
    return { data: await askForRun(database, editorOf(request, viewer), request.params.sourceId) };
  });

  serve('POST /staff/job-sources/:sourceId/closings', requireAdministrator, async (request, viewer) => {
    const { params, body } = request;
    const data = await decideOnClosings(database, editorOf(request, viewer), params.sourceId, body.decision);
    await services.changes.settledEverywhere();
    return { data };
  });

  serve('DELETE /staff/job-sources/:sourceId', requireAdministrator, async (request, viewer) => {
    await removeSource(database, editorOf(request, viewer), request.params.sourceId);
    await services.changes.settledEverywhere();
    return { message: msg`The source was removed.` };
  });

  serve('GET /staff/postings/:jobId/sources', requireModerator, async ({ params }) => ({
    data: await listSourcesOf(database, params.jobId),
  }));
}

/** Files of postings that staff upload. */
export function boardFileRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);

  serve('POST /staff/job-files/preview', requireAdministrator, async (request, viewer) => {
    await services.rateLimits.consume('source-preview-user', viewer.userId);
    return withFile(services, request, boardFileSchema, async (fields, file) => ({
      data: await previewFile(sayTo(request), services, undefined, fields, file),
    }));
  });

  serve('POST /staff/job-files', requireAdministrator, async (request, viewer) => {
    await services.rateLimits.consume('source-preview-user', viewer.userId);
    return withFile(services, request, boardFileSchema, async (fields, file) =>
      describeImport(sayTo(request), await importFile(services, editorOf(request, viewer), fields, file)),
    );
  });
}

/** The fields of a form and its one file. Throws `invalid_input`. */
export function withFile<T>(
  { temporaryDirectory }: Services,
  request: FastifyRequest,
  schema: z.ZodType<UploadFields>,
  use: (fields: UploadFields, file: Upload) => Promise<T>,
  allowed: { maxBytes: number; largerWhen?: string } = { maxBytes: maxImportFileBytes },
): Promise<T> {
  const limits = { fileField: 'file', temporaryDirectory, ...allowed };
  return withForm(request, limits, async ({ fields, file }) => {
    const parsed = parseFields(schema, fields);
    if (!file) throw invalidFields({ file: msg`Choose a file with postings.` });
    return use(parsed, file);
  });
}

interface Imported {
  reportId: string;
  inserted: number;
  updated: number;
  rejected: number;
  shared: number;
}

export function describeImport(say: Say, { reportId, inserted, updated, rejected, shared }: Imported) {
  return {
    data: { reportId },
    message:
      shared > 0
        ? say`${inserted} new postings, ${updated} changed, ${rejected} rejected. ${plural(shared, '# is here already, from another source.', '# are here already, from another source.')}`
        : say`${inserted} new postings, ${updated} changed, ${rejected} rejected.`,
  };
}
