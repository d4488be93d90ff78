import type { DeclineTemplate, TemplateFields } from '@waymark/contract/hiring/rejections';
import { callApi } from '../../../../lib/api-client.ts';

export async function listTemplates(): Promise<DeclineTemplate[]> {
  return (await callApi('GET /company/decline-templates')).data;
}

export async function addTemplate(body: TemplateFields): Promise<DeclineTemplate> {
  return (await callApi('POST /company/decline-templates', { body })).data;
}

export async function changeTemplate(templateId: string, body: TemplateFields): Promise<DeclineTemplate> {
  return (await callApi('PUT /company/decline-templates/:templateId', { params: { templateId }, body })).data;
}

export async function removeTemplate(templateId: string): Promise<void> {
  await callApi('DELETE /company/decline-templates/:templateId', { params: { templateId } });
}
