import { callApi } from '../../../../lib/api-client.ts';

export async function removeTemplate(templateId: string): Promise<void> {
  await callApi('DELETE /staff/review-templates/:templateId', { params: { templateId } });
}
