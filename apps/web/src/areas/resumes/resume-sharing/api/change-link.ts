import type { ResumeText } from '@waymark/contract/resumes/resume-reading';
import type { NewResumeLink } from '@waymark/contract/resumes/sharing';
import { callApi } from '../../../../lib/api-client.ts';

/** Gives the address, which is told this once. */
export async function createLink(link: NewResumeLink): Promise<string> {
  return (await callApi('POST /resume-links', { body: link })).address;
}

export async function previewLink(resumeId: string, withContact: boolean): Promise<ResumeText> {
  return (await callApi('POST /resume-links/preview', { body: { resumeId, withContact } })).data;
}

export async function renewLink(linkId: string, days: number): Promise<void> {
  await callApi('POST /resume-links/:linkId/renewal', { params: { linkId }, body: { days } });
}

export async function revokeLink(linkId: string): Promise<void> {
  await callApi('DELETE /resume-links/:linkId', { params: { linkId } });
}
