import type { CoverLetter } from '@waymark/contract/resumes/resume-export/cover-letters';
import { callApi } from '../../../../lib/api-client.ts';
import type { LetterValues } from '../rules.ts';

/** Keeps a new letter, or saves over the version of `kept` that was read. */
export async function saveLetter(fields: LetterValues, kept: CoverLetter | null): Promise<CoverLetter> {
  if (!kept) return (await callApi('POST /cover-letters', { body: fields })).data;
  const input = { params: { letterId: kept.id }, body: { ...fields, version: kept.version } };
  return (await callApi('PUT /cover-letters/:letterId', input)).data;
}
