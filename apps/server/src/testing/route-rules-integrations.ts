import {
  administrators,
  candidates,
  everybody,
  owners,
  ownOfCandidate,
  ownOfOwner,
  row,
  signedIn,
  type Call,
  type Rule,
} from './route-access.ts';
import type { World } from './route-world.ts';

const unknown = '0197c5b2-0000-7000-8000-00000000abcd';
const key = { json: { name: 'Careers page', scopes: ['jobs:read'], days: 30 } };
const ownKey = { json: { name: 'My agent', scopes: ['applications:read'], days: null } };
/** An id that does not exist: past the gate the answer is "not found". */
const noKey = () => ({ path: { keyId: unknown } });

/** The API of programs takes no session: who sends one is told to send a key. */
const keys = row('sign in', {});
const guests = row('sign in', { guest: 'in' });
const ofJob = ({ jobId }: World): Call => ({ path: { jobId } });
const readsNothing = { ...guests, guest: 'not found' } as const;
const ofApplication = ({ applicationId }: World): Call => ({ path: { applicationId } });

const v1RouteRules: Record<string, Rule> = {
  'GET /v1/jobs': { who: guests },
  'GET /v1/jobs/:jobId': { who: readsNothing, call: () => ({ path: { jobId: unknown } }) },
  'GET /v1/posting-choices': { who: guests },
  'GET /v1/companies': { who: guests },
  'GET /v1/companies/:companyId': { who: readsNothing, call: () => ({ path: { companyId: unknown } }) },
  'OPTIONS /v1/jobs': { who: everybody },
  'OPTIONS /v1/jobs/:jobId': { who: everybody, call: ofJob },
  'OPTIONS /v1/posting-choices': { who: everybody },
  'OPTIONS /v1/companies': { who: everybody },
  'OPTIONS /v1/companies/:companyId': { who: everybody, call: () => ({ path: { companyId: unknown } }) },
  'GET /v1/key': { who: keys },
  'GET /v1/company/jobs': { who: keys },
  'GET /v1/company/drafts': { who: keys },
  'GET /v1/company/jobs/:jobId': { who: keys, call: ofJob },
  'POST /v1/company/jobs': { who: keys },
  'PATCH /v1/company/jobs/:jobId': { who: keys, call: ofJob },
  'POST /v1/company/jobs/:jobId/close': { who: keys, call: ofJob },
  'POST /v1/company/jobs/:jobId/fill': { who: keys, call: ofJob },
  'POST /v1/company/jobs/:jobId/reopen': { who: keys, call: ofJob },
  'GET /v1/board/jobs': { who: keys },
  'POST /v1/board/jobs': { who: keys },
  'POST /v1/board/jobs/close': { who: keys },
  'GET /v1/company/stages': { who: keys },
  'GET /v1/company/applications': { who: keys },
  'GET /v1/company/applications/:applicationId': { who: keys, call: ofApplication },
  'GET /v1/company/applications/:applicationId/resume': { who: keys, call: ofApplication },
  'POST /v1/company/applications/:applicationId/move': { who: keys, call: ofApplication },
  'GET /v1/me/applications': { who: keys },
  'GET /v1/me/saved-jobs': { who: keys },
};

/** Past the gate the answer is “not found”: no assistant is registered. connections/routes.test.ts has one. */
const unknownRequest = {
  client_id: unknown,
  redirect_uri: 'https://assistant.example/back',
  response_type: 'code',
  code_challenge: 'a'.repeat(43),
  code_challenge_method: 'S256',
};
const ownersIn = { owner: 'in', otherEmployer: 'in' } as const;
const agreement = {
  json: {
    request: unknownRequest,
    account: { userId: unknown, companyId: null },
    scopes: ['saved-jobs:read'],
  },
};

/** Rules for keys of the API, and for assistants. */
export const integrationRouteRules: Record<string, Rule> = {
  ...v1RouteRules,
  'GET /staff/keys': { who: administrators },
  'POST /staff/keys': { who: administrators, call: () => key },
  'DELETE /staff/keys/:keyId': { who: { ...administrators, administrator: 'not found' }, call: noKey },
  'GET /company-keys': { who: owners },
  'POST /company-keys': { who: owners, call: () => key },
  'DELETE /company-keys/:keyId': {
    who: ownOfOwner,
    call: ({ companyKeyId }) => ({ path: { keyId: companyKeyId } }),
  },
  'GET /own-keys': { who: candidates },
  'POST /own-keys': { who: candidates, call: () => ownKey },
  'DELETE /own-keys/:keyId': {
    who: ownOfCandidate,
    call: ({ ownKeyId }) => ({ path: { keyId: ownKeyId } }),
  },
  'GET /connection-requests': {
    who: row('not found', {}),
    call: () => ({ query: `?${new URLSearchParams(unknownRequest)}` }),
  },
  'GET /connections': { who: signedIn },
  'POST /connections': {
    who: { ...row('refused', { guest: 'sign in', candidate: 'in', otherCandidate: 'in' }), ...ownersIn },
    call: () => agreement,
  },
  'DELETE /connections/:connectionId': {
    who: row('not found', { guest: 'sign in' }),
    call: () => ({ path: { connectionId: unknown } }),
  },
};
