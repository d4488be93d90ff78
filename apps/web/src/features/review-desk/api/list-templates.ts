import type { ReviewTemplate } from '@waymark/contract/staff/review-desk';
import { callApi } from '../../../lib/api-client.ts';

export async function listTemplates(): Promise<ReviewTemplate[]> {
  return (await callApi('GET /staff/review-templates')).data;
}
