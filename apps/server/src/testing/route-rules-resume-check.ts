import { candidates, ownOfCandidate, type Rule } from './route-access.ts';

/** Of the instant check, and of the match with a job. */
export const resumeCheckRouteRules: Record<string, Rule> = {
  'GET /resumes/:resumeId/check': {
    who: ownOfCandidate,
    call: ({ resumeId }) => ({ path: { resumeId } }),
  },
  'GET /resumes/:resumeId/keywords': {
    who: { ...ownOfCandidate, candidate: 'not found' },
    // The world's resume holds no text: there is nothing to look for words in.
    call: ({ resumeId }) => ({ path: { resumeId }, query: '?title=Keeper' }),
  },
  'GET /jobs/:jobId/resume-match': { who: candidates, call: ({ jobId }) => ({ path: { jobId } }) },
};
