import type { ReviewTemplate } from '@waymark/contract/office/review-desk';
import { callApi } from '../../../../lib/api-client.ts';

export async function listTemplates(): Promise<ReviewTemplate[]> {
  return (await callApi('GET /staff/review-templates')).data;
}
