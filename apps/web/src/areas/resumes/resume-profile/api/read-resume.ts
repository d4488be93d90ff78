import type { ReadResume } from '@waymark/contract/resumes/resume-reading';
import { callApi, downloadFile, fetchFile } from '../../../../lib/api-client.ts';

/** What a stored resume says. */
export async function readResume(resumeId: string): Promise<ReadResume> {
  return (await callApi('GET /resumes/:resumeId/reading', { params: { resumeId } })).data;
}

/** The bytes of a stored resume. */
export function fetchResume(resumeId: string): Promise<Blob> {
  return fetchFile('GET /resumes/:resumeId/file', { params: { resumeId } });
}

export function downloadResume(resumeId: string, name: string): Promise<void> {
  return downloadFile('GET /resumes/:resumeId/file', { params: { resumeId } }, name);
}
