import type { ResumeText } from '@waymark/contract/resumes/resume-reading';
import { callApi, downloadFile, fetchFile } from '../../../../lib/api-client.ts';

export function fetchResume(resumeId: string): Promise<Blob> {
  return fetchFile('GET /resumes/:resumeId/file', { params: { resumeId } });
}

export function downloadResume(resumeId: string, fileName: string): Promise<void> {
  return downloadFile('GET /resumes/:resumeId/file', { params: { resumeId } }, fileName);
}

export async function getResumeText(resumeId: string): Promise<ResumeText> {
  return (await callApi('GET /resumes/:resumeId/text', { params: { resumeId } })).data;
}
