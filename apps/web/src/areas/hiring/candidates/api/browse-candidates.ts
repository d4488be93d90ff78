import type {
  CandidateDetail,
  CandidateMatches,
  CandidateSearchResult,
} from '@waymark/contract/hiring/candidates';
import { callApi, downloadFile } from '../../../../lib/api-client.ts';
import { queryOfPlace, type BrowsePlace } from '../rules.ts';

export interface Posting {
  id: string;
  title: string;
}

export type Browsed =
  | { kind: 'search'; place: BrowsePlace; result: CandidateSearchResult; postings: Posting[] }
  | { kind: 'matches'; place: BrowsePlace; matches: CandidateMatches; postings: Posting[] };

/** What a place of the page shows: a search, or the candidates for a posting. */
export async function browseCandidates(place: BrowsePlace): Promise<Browsed> {
  const postings = listPostings();
  if (place.job) {
    const input = { params: { jobId: place.job }, query: { page: place.page } };
    const matches = await callApi('GET /company/jobs/:jobId/candidates', input);
    return { kind: 'matches', place, matches, postings: await postings };
  }
  const result = await callApi('GET /candidates', { query: queryOfPlace(place) });
  return { kind: 'search', place, result, postings: await postings };
}

/** The company's open postings, the busiest first. Without them the search still works. */
async function listPostings(): Promise<Posting[]> {
  try {
    const { data } = await callApi('GET /company/jobs');
    return data.filter(({ status }) => status === 'active').map(({ id, title }) => ({ id, title }));
  } catch {
    return [];
  }
}

/** Opens a candidate, who is told that the company looked. */
export async function findCandidate(candidateId: string): Promise<CandidateDetail> {
  return (await callApi('GET /candidates/:candidateId', { params: { candidateId } })).data;
}

export async function likeCandidate(candidateId: string, liked: boolean): Promise<void> {
  const key = liked ? 'PUT /saved-candidates/:candidateId' : 'DELETE /saved-candidates/:candidateId';
  await callApi(key, { params: { candidateId } });
}

export function downloadCandidateResume(candidateId: string, name: string): Promise<void> {
  return downloadFile('GET /candidates/:candidateId/resume', { params: { candidateId } }, `${name} resume`);
}

/** Gives the conversation in which the answer will be. */
export async function writeToCandidate(candidateId: string, text: string): Promise<string> {
  const { data } = await callApi('POST /candidates/:candidateId/messages', {
    params: { candidateId },
    body: { text },
  });
  return data.conversationId;
}
