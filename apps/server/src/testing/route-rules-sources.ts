import { administrators, moderators, owners, ownOfOwner, type Rule } from './route-access.ts';
import type { World } from './route-world.ts';

const unknown = { ...administrators, administrator: 'not found' } as const;
const nothing = { sourceId: '0197c5b2-0000-7000-8000-00000000abcd' };

const ofNothing = (json?: object) => () => ({ path: nothing, ...(json && { json }) });

const ofCompany =
  (json?: object) =>
  ({ companySourceId }: World) => ({ path: { sourceId: companySourceId }, ...(json && { json }) });

const setting = {
  address: 'https://beacon.example/feed',
  format: 'json',
  everyHours: 24,
  mirrors: true,
  applications: 'there',
};

/** The routes of sources of postings and of uploaded files. */
export const sourceRouteRules: Record<string, Rule> = {
  'GET /staff/job-sources': { who: administrators },
  'POST /staff/job-sources/preview': { who: administrators },
  'POST /staff/job-sources': { who: administrators },
  'GET /staff/job-sources/:sourceId': { who: unknown, call: ofNothing() },
  'PUT /staff/job-sources/:sourceId': {
    who: unknown,
    call: ofNothing({ ...setting, name: 'beacon', passesOn: false }),
  },
  'PUT /staff/job-sources/:sourceId/switch': { who: unknown, call: ofNothing({ isOn: true }) },
  'POST /staff/job-sources/:sourceId/runs': { who: unknown, call: ofNothing() },
  'POST /staff/job-sources/:sourceId/closings': { who: unknown, call: ofNothing({ decision: 'keep' }) },
  'DELETE /staff/job-sources/:sourceId': { who: unknown, call: ofNothing() },
  'POST /staff/job-files/preview': { who: administrators },
  'POST /staff/job-files': { who: administrators },
  'GET /staff/postings/:jobId/sources': {
    who: moderators,
    call: ({ jobId }: World) => ({ path: { jobId } }),
  },

  'GET /company/job-sources': { who: owners },
  'POST /company/job-sources/preview': { who: owners },
  'POST /company/job-sources': { who: owners },
  'GET /company/job-sources/:sourceId': { who: ownOfOwner, call: ofCompany() },
  'PUT /company/job-sources/:sourceId': { who: ownOfOwner, call: ofCompany(setting) },
  'PUT /company/job-sources/:sourceId/switch': { who: ownOfOwner, call: ofCompany({ isOn: true }) },
  'POST /company/job-sources/:sourceId/runs': { who: ownOfOwner, call: ofCompany() },
  'POST /company/job-sources/:sourceId/closings': {
    who: ownOfOwner,
    call: ofCompany({ decision: 'keep' }),
  },
  'DELETE /company/job-sources/:sourceId': { who: ownOfOwner, call: ofCompany() },
  'POST /company/job-files/preview': { who: owners },
  'POST /company/job-files': { who: owners },
};
