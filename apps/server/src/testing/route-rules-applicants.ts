import type { World } from './route-world.ts';

interface Rows<Row> {
  ownOfCompany: Row;
  ownOfRecruiter: Row;
  ownOfOwner: Row;
}

interface Rule<Row> {
  who: Row;
  call: (world: World) => { path?: Record<string, string>; query?: string; json?: object };
}

/** Who may call what of the applicants of a company, a part of the table of route-roles.test.ts. */
export function applicantRouteRules<Row>({
  ownOfCompany,
  ownOfRecruiter,
  ownOfOwner,
}: Rows<Row>): Record<string, Rule<Row>> {
  return {
    ...readingRules(ownOfCompany),
    ...stageRules(ownOfRecruiter),
    ...markRules(ownOfRecruiter, ownOfOwner),
    ...scorecardRules(ownOfCompany, ownOfRecruiter, ownOfOwner),
  };
}

function readingRules<Row>(ownOfCompany: Row): Record<string, Rule<Row>> {
  return {
    'GET /company/jobs/:jobId/applicants/board': {
      who: ownOfCompany,
      call: ({ jobId }) => ({ path: { jobId } }),
    },
    'GET /company/jobs/:jobId/applicants': {
      who: ownOfCompany,
      call: ({ jobId, stageId }) => ({ path: { jobId }, query: `?stage=${stageId}` }),
    },
    'GET /company/applicants/:applicationId': {
      who: ownOfCompany,
      call: ({ applicationId }) => ({ path: { applicationId } }),
    },
  };
}

function stageRules<Row>(ownOfRecruiter: Row): Record<string, Rule<Row>> {
  return {
    'GET /company/jobs/:jobId/applicants/export': {
      who: ownOfRecruiter,
      call: ({ jobId }) => ({ path: { jobId } }),
    },
    'POST /company/jobs/:jobId/applicants/move': {
      who: ownOfRecruiter,
      call: ({ jobId, stageId, applicationId }) => ({
        path: { jobId },
        json: { stageId, applicants: [{ id: applicationId, version: 0 }] },
      }),
    },
    'POST /company/jobs/:jobId/applicants/move/preview': {
      who: ownOfRecruiter,
      call: ({ jobId, stageId, applicationId }) => ({
        path: { jobId },
        json: { stageId, applicants: [{ id: applicationId, version: 0 }] },
      }),
    },
    'POST /company/jobs/:jobId/stages': {
      who: ownOfRecruiter,
      call: ({ jobId }) => ({ path: { jobId }, json: { name: 'Trial day' } }),
    },
    'PUT /company/stages/:stageId': {
      who: ownOfRecruiter,
      call: ({ stageId }) => ({ path: { stageId }, json: { name: 'Meeting', notifies: true } }),
    },
    'PUT /company/stages/:stageId/position': {
      who: ownOfRecruiter,
      call: ({ stageId }) => ({ path: { stageId }, json: { position: 2 } }),
    },
    // One that every company has: each of them is told that it stays.
    'DELETE /company/stages/:stageId': {
      who: ownOfRecruiter,
      call: ({ stageId }) => ({ path: { stageId } }),
    },
  };
}

function markRules<Row>(ownOfRecruiter: Row, ownOfOwner: Row): Record<string, Rule<Row>> {
  return {
    'POST /company/applicants/:applicationId/seen': {
      who: ownOfRecruiter,
      call: ({ applicationId }) => ({ path: { applicationId } }),
    },
    'PUT /company/applicants/:applicationId/rating': {
      who: ownOfRecruiter,
      call: ({ applicationId }) => ({ path: { applicationId }, json: { rating: 4 } }),
    },
    'PUT /company/applicants/:applicationId/star': {
      who: ownOfRecruiter,
      call: ({ applicationId }) => ({ path: { applicationId }, json: { starred: true } }),
    },
    'POST /company/applicants/:applicationId/tags': {
      who: ownOfRecruiter,
      call: ({ applicationId }) => ({ path: { applicationId }, json: { name: 'Sailor' } }),
    },
    'DELETE /company/applicants/:applicationId/tags/:tagId': {
      who: ownOfRecruiter,
      call: ({ applicationId, tagId }) => ({ path: { applicationId, tagId } }),
    },
    'POST /company/applicants/:applicationId/notes': {
      who: ownOfRecruiter,
      call: ({ applicationId }) => ({ path: { applicationId }, json: { text: 'Called back.' } }),
    },
    // It is not over: past the gate it is a conflict.
    'POST /company/applicants/:applicationId/pool-request': {
      who: ownOfRecruiter,
      call: ({ applicationId }) => ({ path: { applicationId } }),
    },
    // A colleague's note: only an owner may remove it.
    'DELETE /company/applicants/:applicationId/notes/:noteId': {
      who: ownOfOwner,
      call: ({ applicationId, noteId }) => ({ path: { applicationId, noteId } }),
    },
  };
}

/** The team of the posting is empty: its owner alone sees scorecards. */
function scorecardRules<Row>(
  ownOfCompany: Row,
  ownOfRecruiter: Row,
  ownOfOwner: Row,
): Record<string, Rule<Row>> {
  return {
    'GET /company/jobs/:jobId/hiring-team': {
      who: ownOfCompany,
      call: ({ jobId }) => ({ path: { jobId } }),
    },
    'PUT /company/jobs/:jobId/hiring-team': {
      who: ownOfRecruiter,
      call: ({ jobId }) => ({
        path: { jobId },
        json: { members: [], criteria: [{ id: null, name: 'Seamanship' }] },
      }),
    },
    'GET /company/applicants/:applicationId/scorecards': {
      who: ownOfOwner,
      call: ({ applicationId }) => ({ path: { applicationId } }),
    },
    // Past the gate, and then refused: the owner is not on the team.
    'PUT /company/applicants/:applicationId/scorecard': {
      who: { ...ownOfOwner, owner: 'refused' },
      call: ({ applicationId }) => ({
        path: { applicationId },
        json: { recommendation: 'yes', text: '', scores: [] },
      }),
    },
  };
}
