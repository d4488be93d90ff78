import type { ExportChoices } from '@waymark/contract/resumes/resume-export/exports';
import { callApi } from '../../../../lib/api-client.ts';

export interface Preview {
  pdf: ArrayBuffer;
  pages: number;
  unprintable: string;
}

export async function printPreview(choices: ExportChoices, signal: AbortSignal): Promise<Preview> {
  const { data } = await callApi('POST /resume-export/preview', { body: choices }, { signal });
  const bytes = Uint8Array.from(atob(data.pdf), (letter) => letter.charCodeAt(0));
  return { ...data, pdf: bytes.buffer };
}
