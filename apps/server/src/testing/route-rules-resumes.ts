import { candidates, everybody, ownOfCandidate, row, type Call, type Rule } from './route-access.ts';
import type { World } from './route-world.ts';

const ofResume = ({ resumeId }: World): Call => ({ path: { resumeId } });
const ofLink = ({ resumeLinkId }: World): Call => ({ path: { linkId: resumeLinkId } });
const ofApplication = row('not found', {
  guest: 'sign in',
  candidate: 'in',
  owner: 'in',
  recruiter: 'in',
  viewer: 'in',
});

/** Of the CV manager, of the resumes that came with applications, and of public links. */
export const resumeRouteRules: Record<string, Rule> = {
  'GET /resumes': { who: candidates },
  'POST /resumes': { who: candidates },
  'PUT /resumes/:resumeId': {
    who: ownOfCandidate,
    call: ({ resumeId }) => ({ path: { resumeId }, json: { label: 'For banks' } }),
  },
  'DELETE /resumes/:resumeId': { who: ownOfCandidate, call: ofResume },
  'POST /resumes/:resumeId/restoration': {
    who: ownOfCandidate,
    call: ({ removedResumeId }) => ({ path: { resumeId: removedResumeId } }),
  },
  'POST /resumes/:resumeId/default': { who: ownOfCandidate, call: ofResume },
  'GET /resumes/:resumeId/file': { who: ownOfCandidate, call: ofResume },
  'POST /resumes/:resumeId/file': { who: ownOfCandidate, call: ofResume },
  'GET /resumes/:resumeId/text': { who: ownOfCandidate, call: ofResume },
  'GET /resumes/:resumeId/readers': { who: ownOfCandidate, call: ofResume },

  'GET /applications/:applicationId/resume': {
    who: ofApplication,
    call: ({ applicationId }) => ({ path: { applicationId } }),
  },
  'GET /applications/:applicationId/resume/text': {
    who: ofApplication,
    call: ({ applicationId }) => ({ path: { applicationId } }),
  },

  'GET /resume-links': { who: candidates },
  'POST /resume-links': {
    who: ownOfCandidate,
    call: ({ resumeId }) => ({
      json: { resumeId, label: 'Acme', withContact: true, allowsDownload: false, days: 30 },
    }),
  },
  'POST /resume-links/preview': {
    who: ownOfCandidate,
    call: ({ resumeId }) => ({ json: { resumeId, withContact: true } }),
  },
  'POST /resume-links/:linkId/renewal': {
    who: ownOfCandidate,
    call: ({ resumeLinkId }) => ({ path: { linkId: resumeLinkId }, json: { days: 30 } }),
  },
  'GET /resume-links/:linkId/views': { who: ownOfCandidate, call: ofLink },
  'DELETE /resume-links/:linkId': { who: ownOfCandidate, call: ofLink },
  'GET /shared-resume': { who: everybody, call: ({ sharedToken }) => ({ query: `?link=${sharedToken}` }) },
  'GET /shared-resume/file': {
    who: everybody,
    call: ({ sharedToken }) => ({ query: `?link=${sharedToken}` }),
  },
};
