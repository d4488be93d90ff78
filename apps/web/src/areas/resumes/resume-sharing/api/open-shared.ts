import type { SharedResume } from '@waymark/contract/resumes/sharing';
import { callApi, downloadFile, fetchFile } from '../../../../lib/api-client.ts';

export async function openShared(link: string): Promise<SharedResume> {
  return (await callApi('GET /shared-resume', { query: { link } })).data;
}

export function fetchSharedFile(link: string): Promise<Blob> {
  return fetchFile('GET /shared-resume/file', { query: { link } });
}

export function downloadShared(link: string, fileName: string): Promise<void> {
  return downloadFile('GET /shared-resume/file', { query: { link } }, fileName);
}
