import type { ResumeProfile } from '@waymark/contract/resumes/resume-profile';
import type { SentBody } from '@waymark/contract/endpoints';
import { callApi } from '../../../../lib/api-client.ts';

export type SentSection = SentBody<'PUT /resume-profile'>['sections'][number];

/** All of them or, where one was saved somewhere else meanwhile, none: that rejects with the code `conflict`. */
export async function saveSections(sections: SentSection[]): Promise<ResumeProfile> {
  return (await callApi('PUT /resume-profile', { body: { sections } })).data;
}
