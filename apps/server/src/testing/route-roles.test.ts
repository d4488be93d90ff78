import { describe, expect, test } from 'vitest';
import { createWorld, visitors, type Visitor, type World } from './route-world.ts';
import { useTestApp } from './test-app.ts';

type Answer = 'in' | 'sign in' | 'refused' | 'not found';
type Row = Record<Visitor, Answer>;

/*
 * Who may call what. `in` is anything past the gate, a wrong body included; `not found` is what belongs to
 * somebody else. A route without a row fails the test, and so does a row without a route.
 */
const everybody = row('in', {});
const signedIn = row('in', { guest: 'sign in' });
const candidates = row('refused', { guest: 'sign in', candidate: 'in', otherCandidate: 'in' });
const employers = row('refused', { guest: 'sign in', owner: 'in', member: 'in', otherEmployer: 'in' });
const owners = row('refused', { guest: 'sign in', owner: 'in', otherEmployer: 'in' });
const noCandidates = row('in', { guest: 'sign in', candidate: 'refused', otherCandidate: 'refused' });
const ownOfCandidate = { ...candidates, otherCandidate: 'not found' } as const;
const ownOfCompany = { ...employers, otherEmployer: 'not found' } as const;
const ownOfOwner = { ...owners, otherEmployer: 'not found' } as const;

interface Call {
  path?: Record<string, string>;
  query?: string;
  json?: object;
}

interface Rule {
  who: Row;
  /** What the call names, where it names something of somebody. */
  call?: (world: World) => Call;
}

const rules: Record<string, Rule> = {
  'GET /openapi.json': { who: everybody },
  'GET /jobs': { who: everybody },
  'GET /jobs/suggestions': { who: everybody },
  'GET /jobs/:jobId': { who: everybody, call: ({ jobId }) => ({ path: { jobId } }) },
  'POST /jobs/:jobId/reports': { who: everybody, call: ({ jobId }) => ({ path: { jobId } }) },
  'POST /login': { who: everybody },
  'POST /logout': { who: everybody },
  'POST /forgot-password': { who: everybody },
  'POST /set-password': { who: everybody },
  'POST /confirm-email': { who: everybody },
  'POST /signup': { who: everybody },
  'POST /employer-signup': { who: everybody },
  'POST /resume-review': { who: everybody },
  'GET /captcha': { who: everybody },
  'POST /contact-messages': { who: everybody },
  'POST /call-back-requests': { who: everybody },
  'POST /job-alerts/guest': { who: everybody },
  'POST /job-alerts/confirm': { who: everybody },
  'GET /job-alerts/unsubscribe': { who: everybody },
  'POST /job-alerts/unsubscribe': { who: everybody },
  'GET /product/get-product-pricing': { who: everybody },
  'GET /profile-pictures/:key': {
    who: everybody,
    call: ({ pictureKey }) => ({ path: { key: pictureKey } }),
  },
  'POST /company-invitations/read': { who: everybody },
  'POST /company-invitations/accept': { who: everybody },
  'POST /delete-account/confirm': { who: everybody },

  'GET /get-auth-user': { who: signedIn },
  'PUT /reset-password': { who: signedIn },
  'POST /confirm-email/send': { who: signedIn },
  'GET /sessions': { who: signedIn },
  'DELETE /sessions': { who: signedIn },
  'DELETE /sessions/:sessionId': {
    who: row('not found', { guest: 'sign in', candidate: 'in' }),
    call: ({ sessionId }) => ({ path: { sessionId } }),
  },
  'POST /profile-picture': { who: signedIn },
  'DELETE /profile-picture': { who: signedIn },
  'GET /get-critique-detail': { who: signedIn },
  'POST /account-exports': { who: signedIn },
  'GET /account-exports/latest': { who: signedIn },
  'GET /account-exports/:exportId/file': {
    who: row('not found', { guest: 'sign in', candidate: 'in' }),
    call: ({ exportId }) => ({ path: { exportId } }),
  },
  'POST /delete-account': { who: signedIn },
  'POST /delete-account/link': { who: signedIn },
  'POST /keep-account': { who: signedIn },

  'PUT /update-user': { who: candidates },
  'GET /consents': { who: candidates },
  'PUT /consents': { who: candidates },
  'POST /send-resume-to-expert': { who: candidates },
  'GET /resumes': { who: candidates },
  'POST /resumes': { who: candidates },
  'GET /resumes/:resumeId/file': {
    who: ownOfCandidate,
    call: ({ resumeId }) => ({ path: { resumeId } }),
  },
  'POST /applications': { who: candidates },
  'GET /applications': { who: candidates },
  'GET /applications/for-job/:jobId': { who: candidates, call: ({ jobId }) => ({ path: { jobId } }) },
  'POST /applications/:applicationId/withdraw': {
    who: ownOfCandidate,
    call: ({ applicationId }) => ({ path: { applicationId } }),
  },
  'GET /applications/:applicationId/resume': {
    who: row('not found', { guest: 'sign in', candidate: 'in', owner: 'in', member: 'in' }),
    call: ({ applicationId }) => ({ path: { applicationId } }),
  },
  'GET /saved-jobs': { who: candidates },
  'POST /saved-jobs': { who: candidates },
  'GET /saved-jobs/ids': { who: candidates },
  'POST /saved-jobs/merge': { who: candidates },
  'POST /saved-jobs/restore': { who: candidates },
  'PUT /saved-jobs/:jobId': { who: candidates, call: ({ jobId }) => ({ path: { jobId } }) },
  'DELETE /saved-jobs/:jobId': { who: candidates, call: ({ jobId }) => ({ path: { jobId } }) },
  'PUT /saved-jobs/entries/:id': {
    who: ownOfCandidate,
    call: ({ savedJobId }) => ({
      path: { id: savedJobId },
      json: { title: 'Keeper', company: 'House', date: 'May' },
    }),
  },
  'DELETE /saved-jobs/entries/:id': {
    who: ownOfCandidate,
    call: ({ savedJobId }) => ({ path: { id: savedJobId } }),
  },
  'GET /job-alerts': { who: candidates },
  'POST /job-alerts': { who: candidates },
  'PUT /job-alerts/:alertId': {
    who: ownOfCandidate,
    call: ({ alertId }) => ({ path: { alertId }, json: { keywords: 'keeper', frequency: 'daily' } }),
  },
  'POST /job-alerts/:alertId/pause': {
    who: ownOfCandidate,
    call: ({ alertId }) => ({ path: { alertId } }),
  },
  'POST /job-alerts/:alertId/resume': {
    who: ownOfCandidate,
    call: ({ alertId }) => ({ path: { alertId } }),
  },
  'DELETE /job-alerts/:alertId': {
    who: ownOfCandidate,
    call: ({ alertId }) => ({ path: { alertId } }),
  },
  'POST /job-alerts/:alertId/restore': {
    who: ownOfCandidate,
    call: ({ alertId }) => ({ path: { alertId } }),
  },
  'GET /get-customer-login': { who: candidates },
  'GET /get-checkout-link': { who: everybody },
  'GET /product/get-career-services-orders': { who: candidates },
  'GET /product/get-career-services-login': { who: candidates },

  'PUT /account-details': { who: noCandidates },
  'GET /company/jobs': { who: employers },
  'GET /company/jobs/:jobId/applications': {
    who: ownOfCompany,
    call: ({ jobId }) => ({ path: { jobId } }),
  },
  'POST /company/jobs/:jobId/confirm': {
    who: ownOfCompany,
    call: ({ jobId }) => ({ path: { jobId } }),
  },
  'GET /company-profile': { who: employers },
  'PUT /company-profile': { who: employers },
  'GET /company-profile/position': { who: employers },
  'GET /company-members': { who: employers },
  'PUT /company-members/:userId': {
    who: ownOfOwner,
    call: ({ colleagueId }) => ({ path: { userId: colleagueId }, json: { memberRole: 'owner' } }),
  },
  'DELETE /company-members/:userId': {
    who: ownOfOwner,
    call: ({ colleagueId }) => ({ path: { userId: colleagueId } }),
  },
  'POST /company-invitations': { who: owners },
  'DELETE /company-invitations/:invitationId': {
    who: ownOfOwner,
    call: ({ invitationId }) => ({ path: { invitationId } }),
  },

  // Their callers are other servers, which prove themselves by a secret or a signature.
  'POST /partner/redeem-login-code': {
    who: row('sign in', {}),
    call: () => ({ json: { code: 'a code', audience: 'https://checkout.example' } }),
  },
  'POST /webhooks/checkout': { who: row('sign in', {}), call: () => ({ json: {} }) },
};

const context = useTestApp();

describe('[A-10] every route of the API, as everybody', () => {
  test('has a row in the table, and every row has a route', () => {
    expect(listRoutes(context.app.printRoutes({ commonPrefix: false }))).toEqual(
      Object.keys(rules).toSorted(),
    );
  });

  test.each(Object.keys(rules))('%s lets in whom it should', async (name) => {
    const { who, call } = rules[name] as Rule;
    const world = await createWorld(context.services);
    const given: Record<string, Answer> = {};
    // Whom it lets in comes last: the call may change what the others are refused.
    for (const visitor of visitors.toSorted((a, b) => Number(who[a] === 'in') - Number(who[b] === 'in'))) {
      given[visitor] = await answerTo(visitor, name, world, call?.(world) ?? {});
    }
    expect(given).toEqual(who);
  });
});

async function answerTo(visitor: Visitor, name: string, world: World, call: Call): Promise<Answer> {
  const [method, pattern] = name.split(' ') as ['GET', string];
  const path = pattern.replaceAll(/:(\w+)/g, (_whole, parameter: string) => call.path?.[parameter] ?? '');
  const { statusCode } = await context.app.inject({
    method,
    url: `/api${path}${call.query ?? ''}`,
    headers: world.headersOf(visitor),
    ...(call.json && { payload: call.json }),
  });
  expect(statusCode, `${name} as ${visitor}`).toBeLessThan(500);
  return ({ 401: 'sign in', 403: 'refused', 404: 'not found' } as const)[statusCode] ?? 'in';
}

/** `METHOD /path` of each route below /api, out of the router's own tree. */
function listRoutes(tree: string): string[] {
  const open: string[] = [];
  const routes: string[] = [];
  for (const line of tree.split('\n')) {
    const [, indent = '', part = '', methods = ''] = /^([│ ├└─]*)(\S+) \(([^)]+)\)$/.exec(line) ?? [];
    if (!part) continue;
    open.length = indent.length / 4 - 1;
    open.push(part);
    const path = open.join('');
    if (!path.startsWith('/api/') || path.startsWith('/api/docs') || path.endsWith('*')) continue;
    const names = methods.split(', ').filter((method) => method !== 'HEAD');
    routes.push(...names.map((method) => `${method} ${path.slice('/api'.length)}`));
  }
  return routes.toSorted();
}

function row(usual: Answer, exceptions: Partial<Row>): Row {
  const usually = Object.fromEntries(visitors.map((visitor) => [visitor, usual])) as Row;
  return { ...usually, ...exceptions };
}
