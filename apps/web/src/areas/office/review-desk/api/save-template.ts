import type { ReviewTemplate, ReviewTemplateFields } from '@waymark/contract/office/review-desk';
import { callApi } from '../../../../lib/api-client.ts';

/** Keeps a new sentence, or changes the one of the id. */
export async function saveTemplate(
  templateId: string | null,
  fields: ReviewTemplateFields,
): Promise<ReviewTemplate> {
  if (templateId === null) return (await callApi('POST /staff/review-templates', { body: fields })).data;
  const input = { params: { templateId }, body: fields };
  return (await callApi('PUT /staff/review-templates/:templateId', input)).data;
}
