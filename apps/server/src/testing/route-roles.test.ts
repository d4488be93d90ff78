import { emptyDraft } from '@waymark/contract/posting/choices';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  blogRouteRules,
  candidateRouteRules,
  teamRouteRules,
  resumeRouteRules,
} from './member-route-rules.ts';
import {
  everybody,
  candidates,
  recruiters,
  employers,
  owners,
  noCandidates,
  ownOfCandidate,
  ownOfCompany,
  ownOfRecruiter,
  ownOfOwner,
  participants,
  ownOfParticipants,
  round,
  ofCandidate,
  row,
  type Answer,
  type Call,
  type Rule,
} from './route-access.ts';
import { listRoutes } from './list-routes.ts';
import { applicantRouteRules } from './route-rules-applicants.ts';
import { integrationRouteRules } from './route-rules-integrations.ts';
import { feedRouteRules } from './route-rules-feeds.ts';
import { peopleRouteRules } from './route-rules-people.ts';
import {
  boardRouteRules,
  officeRouteRules,
  orderRouteRules,
  deskRouteRules,
  resumeCheckRouteRules,
} from './route-rules.ts';
import { watchLocks } from './lock-watch.ts';
import { expectEffects } from './route-effects.ts';
import { RouteLedger } from './route-ledger.ts';
import { createWorld, visitors, type Visitor, type World } from './route-world.ts';
import { watchRows, type RowWatch } from './row-watch.ts';
import { useTestApp } from './test-app.ts';
import { webhookRouteRules } from './route-rules-webhooks.ts';

/*
 * A route without a row fails the test, and so does a row without a route.
 */
const rules: Record<string, Rule> = {
  ...candidateRouteRules,
  ...blogRouteRules,
  ...boardRouteRules,
  ...officeRouteRules,
  ...orderRouteRules,
  ...webhookRouteRules,
  ...teamRouteRules,
  ...peopleRouteRules,
  ...feedRouteRules,
  ...deskRouteRules,
  ...resumeRouteRules,
  ...resumeCheckRouteRules,
  ...integrationRouteRules,

  'GET /conversations': { who: participants },
  'GET /conversations/:conversationId': {
    who: ownOfParticipants,
    call: ({ conversationId }) => ({ path: { conversationId } }),
  },
  'POST /conversations/:conversationId/messages': {
    who: { ...ownOfParticipants, viewer: 'refused' },
    call: ({ conversationId }) => ({ path: { conversationId }, json: { text: 'Good morning' } }),
  },
  'POST /conversations/:conversationId/read': {
    who: { ...ownOfParticipants, viewer: 'refused' },
    call: ({ conversationId }) => ({ path: { conversationId }, json: { lastMessageId: conversationId } }),
  },
  'PUT /conversations/:conversationId/block': {
    who: ownOfCandidate,
    call: ({ conversationId }) => ({ path: { conversationId }, json: { blocked: true } }),
  },
  'POST /conversations/:conversationId/reports': {
    who: ownOfCandidate,
    call: ({ conversationId }) => ({ path: { conversationId }, json: { reason: 'spam' } }),
  },
  'GET /company/applications/:applicationId/conversation': {
    who: ownOfCompany,
    call: ({ applicationId }) => ({ path: { applicationId } }),
  },
  'POST /company/applications/:applicationId/messages': {
    who: ownOfRecruiter,
    call: ({ applicationId }) => ({ path: { applicationId }, json: { text: 'Good morning' } }),
  },
  'POST /company/interviews': {
    who: ownOfRecruiter,
    call: ({ applicationId }) => ({ json: { applicationIds: [applicationId], ...round } }),
  },
  'GET /company/applications/:applicationId/interviews': {
    who: ownOfCompany,
    call: ({ applicationId }) => ({ path: { applicationId } }),
  },
  'PUT /company/interviews/:interviewId': {
    who: ownOfRecruiter,
    call: ({ interviewId }) => ({ path: { interviewId }, json: round }),
  },
  'POST /company/interviews/:interviewId/cancel': {
    who: ownOfRecruiter,
    call: ({ interviewId }) => ({ path: { interviewId } }),
  },
  'POST /interviews/:interviewId/answer': {
    who: ownOfCandidate,
    call: ({ interviewId }) => ({ path: { interviewId }, json: { answer: 'ask', text: '' } }),
  },
  'GET /interviews/:interviewId/calendar': {
    who: ownOfParticipants,
    call: ({ interviewId }) => ({ path: { interviewId } }),
  },
  'GET /company/decline-templates': { who: employers },
  'POST /company/decline-templates': { who: recruiters },
  'PUT /company/decline-templates/:templateId': {
    who: ownOfRecruiter,
    call: ({ templateIds: [templateId = ''] }) => ({
      path: { templateId },
      json: { name: 'Kind', text: 'Dear {firstName}' },
    }),
  },
  'DELETE /company/decline-templates/:templateId': {
    who: ownOfRecruiter,
    // Each removes another one.
    call: ({ templateIds }) => ({ path: { templateId: templateIds.pop() ?? '' } }),
  },
  'GET /company/declines': { who: recruiters },
  'POST /company/declines/preview': {
    who: ownOfRecruiter,
    call: ({ applicationId }) => ({ json: { applicationIds: [applicationId], text: 'Dear {firstName}' } }),
  },
  'POST /company/declines': {
    who: ownOfRecruiter,
    call: ({ applicationId }) => ({ json: { applicationIds: [applicationId], text: 'Dear {firstName}' } }),
  },
  'POST /company/declines/:batchId/undo': {
    who: recruiters,
    // The letter of one company, which can be taken back once; the others find none.
    call: ({ batchId }) => ({ path: { batchId } }),
  },
  'GET /application-timelines': {
    who: candidates,
    call: ({ applicationId }) => ({ query: `?applications=${applicationId}` }),
  },
  'GET /applications/:applicationId': {
    who: ownOfCandidate,
    call: ({ applicationId }) => ({ path: { applicationId } }),
  },
  'GET /mail-choices': { who: candidates },
  'PUT /mail-choices': { who: candidates },
  'GET /mail-choices/unsubscribe': { who: everybody },
  'POST /mail-choices/unsubscribe': { who: everybody },

  'PUT /account-details': { who: noCandidates },
  'GET /company/jobs': { who: employers },
  'GET /company/jobs/:jobId': { who: ownOfCompany, call: ({ jobId }) => ({ path: { jobId } }) },
  'POST /company/jobs/changes': {
    who: ownOfRecruiter,
    call: ({ jobId }) => ({ json: { action: 'close', jobIds: [jobId] } }),
  },
  'POST /company/jobs/marks': {
    who: ownOfCompany,
    call: ({ jobId }) => ({ json: { mark: 'star', jobIds: [jobId] } }),
  },
  'POST /company/jobs/changes/:changeId/undo': {
    // The change of one recruiter, who takes it back once.
    who: row('refused', {
      guest: 'sign in',
      owner: 'not found',
      recruiter: 'in',
      viewer: 'not found',
      otherEmployer: 'not found',
    }),
    call: ({ changeId }) => ({ path: { changeId } }),
  },
  ...applicantRouteRules({ ownOfCompany, ownOfRecruiter, ownOfOwner }),
  'POST /company/jobs/:jobId/confirm': {
    who: ownOfRecruiter,
    call: ({ jobId }) => ({ path: { jobId } }),
  },
  'GET /jobs/:jobId/attachment': { who: row('not found', {}), call: ({ jobId }) => ({ path: { jobId } }) },
  'GET /company/drafts': { who: employers },
  'POST /company/drafts': { who: recruiters },
  'GET /company/drafts/:draftId': { who: ownOfCompany, call: ({ draftId }) => ({ path: { draftId } }) },
  'PUT /company/drafts/:draftId': {
    who: ownOfRecruiter,
    call: ({ draftId }) => ({ path: { draftId }, json: { version: 1, fields: emptyDraft } }),
  },
  'DELETE /company/drafts/:draftId': {
    who: ownOfRecruiter,
    call: ({ draftsToDelete }) => ({ path: { draftId: draftsToDelete.pop() ?? '' } }),
  },
  'GET /company/drafts/:draftId/preview': {
    who: ownOfCompany,
    call: ({ draftId }) => ({ path: { draftId } }),
  },
  'POST /company/drafts/:draftId/publish': {
    who: ownOfRecruiter,
    call: ({ draftId }) => ({ path: { draftId }, json: { version: 1 } }),
  },
  'POST /company/drafts/:draftId/attachment': {
    who: ownOfRecruiter,
    call: ({ draftId }) => ({ path: { draftId } }),
  },
  'DELETE /company/drafts/:draftId/attachment': {
    who: ownOfRecruiter,
    call: ({ draftId }) => ({ path: { draftId } }),
  },
  'GET /company/jobs/:jobId/translations': {
    who: ownOfCompany,
    call: ({ jobId }) => ({ path: { jobId } }),
  },
  'POST /company/jobs/:jobId/translations': {
    who: ownOfRecruiter,
    call: ({ jobId }) => ({ path: { jobId }, json: { jobId } }),
  },
  'DELETE /company/jobs/:jobId/translations': {
    who: ownOfRecruiter,
    call: ({ jobId }) => ({ path: { jobId } }),
  },
  'POST /company/jobs/:jobId/edit': { who: ownOfRecruiter, call: ({ jobId }) => ({ path: { jobId } }) },
  'POST /company/jobs/:jobId/duplicate': { who: ownOfRecruiter, call: ({ jobId }) => ({ path: { jobId } }) },
  'GET /company/posting-choices': { who: employers },
  'POST /company/posting-texts': { who: recruiters },
  'GET /company/jobs/:jobId/candidates': {
    who: ownOfCompany,
    call: ({ jobId }) => ({ path: { jobId } }),
  },
  'GET /company/resumes': { who: employers },
  'GET /candidates': { who: employers },
  // The other employer's company is one that the candidate keeps out.
  'GET /candidates/:candidateId': { who: ownOfCompany, call: ofCandidate },
  'GET /candidates/:candidateId/resume': { who: ownOfCompany, call: ofCandidate },
  'POST /candidates/:candidateId/messages': {
    who: ownOfRecruiter,
    call: (world) => ({ ...ofCandidate(world), json: { text: 'Shall we talk?' } }),
  },
  'PUT /saved-candidates/:candidateId': { who: ownOfRecruiter, call: ofCandidate },
  'DELETE /saved-candidates/:candidateId': { who: recruiters, call: ofCandidate },
  'GET /candidate-profile': { who: candidates },
  'PUT /candidate-profile': { who: candidates },
  'GET /candidate-profile/preview': { who: ownOfCandidate },
  'GET /candidate-profile/views': { who: candidates },
  'GET /candidate-profile/skills': { who: candidates },
  'GET /company-profile': { who: employers },
  'PUT /company-profile': { who: recruiters },
  'GET /company-profile/position': { who: employers },
  'GET /company-media': { who: employers },
  'POST /company-logo': { who: recruiters },
  'DELETE /company-logo': { who: recruiters },
  'GET /company-logos/:logoId': { who: everybody, call: ({ logoId }) => ({ path: { logoId } }) },
  'POST /company-pictures': { who: recruiters },
  'PUT /company-pictures/:pictureId': {
    who: ownOfRecruiter,
    call: ({ companyPictureId }) => ({
      path: { pictureId: companyPictureId },
      json: { alternativeText: 'The quay in winter' },
    }),
  },
  // Whose it is, company-media/routes.test.ts proves: only one of two could remove it here.
  'DELETE /company-pictures/:pictureId': {
    who: row('refused', {
      guest: 'sign in',
      owner: 'not found',
      recruiter: 'not found',
      otherEmployer: 'not found',
    }),
    call: ({ jobId }) => ({ path: { pictureId: jobId } }),
  },
  'GET /company-pictures/files/:fileId': {
    who: everybody,
    call: ({ companyFileId }) => ({ path: { fileId: companyFileId } }),
  },
  'GET /company-verification': { who: employers },
  'POST /company-verification/mail': { who: recruiters },
  'POST /company-verification/record': { who: recruiters },
  'POST /company-verification/record/check': { who: recruiters },
  'GET /company-history': { who: recruiters },
  'GET /company/retention': { who: employers },
  'PUT /company/retention': { who: owners, call: () => ({ json: { months: 6 } }) },
  'GET /company/data-agreement': { who: employers },
  'GET /own-companies': { who: employers },
  'POST /own-companies': { who: employers },
  'PUT /own-companies/active': {
    who: row('refused', {
      guest: 'sign in',
      owner: 'in',
      recruiter: 'in',
      viewer: 'in',
      otherEmployer: 'not found',
    }),
    call: ({ companyId }) => ({ json: { companyId } }),
  },
  'GET /company-members': { who: employers },
  'PUT /company-members/:userId': {
    who: ownOfOwner,
    call: ({ colleagueId }) => ({ path: { userId: colleagueId }, json: { memberRole: 'owner' } }),
  },
  'DELETE /company-members/:userId': {
    who: ownOfOwner,
    call: ({ colleagueId }) => ({ path: { userId: colleagueId } }),
  },
  'PUT /company-people/own': { who: employers },
  'PUT /company-people/:userId': {
    who: ownOfOwner,
    call: ({ colleagueId }) => ({ path: { userId: colleagueId }, json: { allowed: false } }),
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
  'POST /partner/mail-reports': { who: row('sign in', {}), call: () => ({ json: {} }) },
  'POST /partner/find-order': {
    who: row('sign in', {}),
    call: () => ({ json: { reference: 'a reference', customerId: crypto.randomUUID() } }),
  },
  'POST /webhooks/checkout': { who: row('sign in', {}), call: () => ({ json: {} }) },
};

const context = useTestApp();

const ledger = new RouteLedger();
const locks = watchLocks();
let watch: RowWatch;
let twin: World;
beforeAll(async () => {
  twin = await createWorld(context.services);
  watch = await watchRows(context.database);
});
afterAll(async () => {
  locks.stop();
  await watch.stop();
});

/** Made for the next route when a call has changed something; reading and refusals leave all as it was. */
let unchanged: Promise<World> | undefined;

describe('[A-10] every route of the API, as everybody', () => {
  test('has a row in the table, and every row has a route', () => {
    expect(listRoutes(context.app.printRoutes({ commonPrefix: false }))).toEqual(
      Object.keys(rules).toSorted(),
    );
  });

  test.each(Object.keys(rules))('%s lets in whom it should', async (name) => {
    const { who, call } = rules[name] as Rule;
    const world = await (unchanged ??= createWorld(context.services));
    await watch.take();
    const given: Record<string, Answer> = {};
    // Whom it lets in comes last: the call may change what the others are refused. Outsiders find all still there.
    const turnOf = (visitor: Visitor) => (who[visitor] !== 'in' ? 0 : visitor.startsWith('other') ? 1 : 2);
    for (const visitor of visitors.toSorted((a, b) => turnOf(a) - turnOf(b))) {
      given[visitor] = await answerTo(visitor, name, world, call?.(world) ?? {});
    }
    expect(given).toEqual(who);
  });

  /* `vitest run route-roles -u` records what has changed, and it is read in review. */
  test('what calls write, mail and lock is as it is recorded', async () => {
    await expect(ledger.take()).toMatchFileSnapshot('ledgers/everybody.tsv');
  });
});

async function answerTo(visitor: Visitor, name: string, world: World, call: Call): Promise<Answer> {
  const [method, pattern] = name.split(' ') as ['GET' | 'POST', string];
  const path = pattern.replaceAll(/:(\w+)/g, (_whole, parameter: string) => call.path?.[parameter] ?? '');
  locks.take();
  const response = await context.app.inject({
    method,
    url: `/api${path}${call.query ?? ''}`,
    headers: world.headersOf(visitor),
    ...(call.json && { payload: call.json }),
    ...(call.isEndless && { payloadAsStream: true }),
  });
  if (call.isEndless) response.stream().destroy();
  const { statusCode } = response;
  if (statusCode >= 500 || (method !== 'GET' && statusCode < 400)) unchanged = undefined;
  expect(statusCode, `${name} as ${visitor}`).toBeLessThan(500);
  const changes = await watch.take();
  if (method !== 'GET' && statusCode < 400) ledger.note({ name, visitor, locks: locks.take(), changes });
  expectEffects(world, { twin, name, visitor, statusCode, changes });
  // A rate limit would hide whether the call got past the gate.
  expect(statusCode, `${name} as ${visitor}`).not.toBe(429);
  return ({ 401: 'sign in', 403: 'refused', 404: 'not found' } as const)[statusCode] ?? 'in';
}
