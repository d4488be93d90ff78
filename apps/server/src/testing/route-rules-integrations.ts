import { administrators, candidates, owners, type Rule } from './route-access.ts';

const key = { json: { name: 'Careers page', scopes: ['jobs:read'], days: 30 } };
const ownKey = { json: { name: 'My agent', scopes: ['applications:read'], days: null } };
/** An id that does not exist: past the gate the answer is "not found". Whose a key is, keys/routes.test.ts proves. */
const noKey = () => ({ path: { keyId: '0197c5b2-0000-7000-8000-00000000abcd' } });

/** Rules for keys of the API. */
export const integrationRouteRules: Record<string, Rule> = {
  'GET /staff/keys': { who: administrators },
  'POST /staff/keys': { who: administrators, call: () => key },
  'DELETE /staff/keys/:keyId': { who: { ...administrators, administrator: 'not found' }, call: noKey },
  'GET /company-keys': { who: owners },
  'POST /company-keys': { who: owners, call: () => key },
  'DELETE /company-keys/:keyId': {
    who: { ...owners, owner: 'not found', otherEmployer: 'not found' },
    call: noKey,
  },
  'GET /own-keys': { who: candidates },
  'POST /own-keys': { who: candidates, call: () => ownKey },
  'DELETE /own-keys/:keyId': {
    who: { ...candidates, candidate: 'not found', otherCandidate: 'not found' },
    call: noKey,
  },
};
