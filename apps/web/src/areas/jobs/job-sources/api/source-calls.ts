import type { SourceFormatName } from '@waymark/contract/jobs/source-choices';
import { callApi, uploadForm } from '../../../../lib/api-client.ts';
import type { Side, SourceFields } from '../rules.ts';

/** The calls of a company's owners, or of the board's administrators. */
export function callsOf(side: Side) {
  const prefix = side === 'board' ? '/staff' : '/company';
  const of = (sourceId: string) => ({ params: { sourceId } });
  return {
    get: (id: string) => callApi(`GET ${prefix}/job-sources/:sourceId`, of(id)),
    preview: ({ address, format, mapping, employerName }: SourceFields) =>
      callApi(`POST ${prefix}/job-sources/preview`, {
        body: { address, format: format === '' ? null : format, mapping, employerName },
      }),
    save: (id: string | undefined, fields: SourceFields & { format: SourceFormatName }) =>
      side === 'board' ? saveOfBoard(id, fields) : saveOfCompany(id, fields),
    switch: (id: string, isOn: boolean) =>
      callApi(`PUT ${prefix}/job-sources/:sourceId/switch`, { ...of(id), body: { isOn } }),
    run: (id: string) => callApi(`POST ${prefix}/job-sources/:sourceId/runs`, of(id)),
    decide: (id: string, decision: 'close' | 'keep') =>
      callApi(`POST ${prefix}/job-sources/:sourceId/closings`, { ...of(id), body: { decision } }),
    remove: (id: string) => callApi(`DELETE ${prefix}/job-sources/:sourceId`, of(id)),
    previewFile: (form: FormData, onProgress: (share: number) => void) =>
      uploadForm(`POST ${prefix}/job-files/preview`, form, onProgress),
    importFile: (form: FormData, onProgress: (share: number) => void) =>
      uploadForm(`POST ${prefix}/job-files`, form, onProgress),
  };
}

type WholeFields = SourceFields & { format: SourceFormatName };

function saveOfBoard(sourceId: string | undefined, body: WholeFields) {
  if (sourceId === undefined) return callApi('POST /staff/job-sources', { body });
  return callApi('PUT /staff/job-sources/:sourceId', { params: { sourceId }, body });
}

function saveOfCompany(
  sourceId: string | undefined,
  { name: _name, passesOn: _passesOn, ...body }: WholeFields,
) {
  if (sourceId === undefined) return callApi('POST /company/job-sources', { body });
  return callApi('PUT /company/job-sources/:sourceId', { params: { sourceId }, body });
}
