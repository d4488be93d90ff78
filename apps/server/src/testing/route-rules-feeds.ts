import { administrators, employers, recruiters, type Rule } from './route-access.ts';

const ofIndeed = { partner: 'indeed' };
/** A partner that does not exist: past the gate the answer is "not found". */
const unknown = { ...administrators, administrator: 'not found' } as const;

/** Rules for feeds and for notices to search engines. */
export const feedRouteRules: Record<string, Rule> = {
  'GET /staff/feeds': { who: administrators },
  'GET /staff/feeds/check': { who: administrators },
  'PUT /staff/feeds/:partner': {
    who: administrators,
    call: () => ({ path: ofIndeed, json: { isOn: false } }),
  },
  'POST /staff/feeds/:partner/address': { who: administrators, call: () => ({ path: ofIndeed }) },
  'POST /staff/feeds/:partner/left-out': {
    who: administrators,
    call: () => ({ path: ofIndeed, json: { company: 'Nobody at all' } }),
  },
  'DELETE /staff/feeds/:partner/left-out/:companyId': {
    who: unknown,
    call: () => ({ path: { ...ofIndeed, companyId: '0197c5b2-0000-7000-8000-00000000abcd' } }),
  },
  'GET /company/feeds': { who: employers },
  'PUT /company/feeds': { who: recruiters, call: () => ({ json: { isOn: true } }) },
  'GET /staff/search-notices': { who: administrators },
  'PUT /staff/search-notices/:channel': {
    who: administrators,
    call: () => ({ path: { channel: 'indexnow' }, json: { isOn: false } }),
  },
};
