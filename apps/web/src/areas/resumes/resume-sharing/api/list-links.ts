import type { Page } from '@waymark/contract/pagination';
import type { ResumeLink, ResumeLinkView } from '@waymark/contract/resumes/sharing';
import type { Resume } from '@waymark/contract/resumes/resumes';
import { callApi } from '../../../../lib/api-client.ts';

export interface Sharing {
  links: ResumeLink[];
  resumes: Resume[];
}

/** The public links, and the resumes that one may be made to. */
export async function getSharing(): Promise<Sharing> {
  const [links, resumes] = await Promise.all([callApi('GET /resume-links'), callApi('GET /resumes')]);
  return { links: links.data, resumes: resumes.data };
}

export function listLinkViews(linkId: string, page: number): Promise<Page<ResumeLinkView>> {
  return callApi('GET /resume-links/:linkId/views', { params: { linkId }, query: { page } });
}
