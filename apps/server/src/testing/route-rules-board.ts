import { administrators, everybody, row, type Rule } from './route-access.ts';

/** Of the settings of the board. */
export const boardRouteRules: Record<string, Rule> = {
  'GET /staff/settings': { who: administrators },
  'PUT /staff/settings/:key': {
    who: administrators,
    call: () => ({ path: { key: 'promos' }, json: { value: true, version: 0 } }),
  },
  'GET /staff/settings/:key/changes': {
    who: administrators,
    call: () => ({ path: { key: 'promos' } }),
  },
  'GET /staff/exchange-rates': { who: administrators },
  'POST /staff/exchange-rates': { who: administrators, call: () => ({ json: { content: 'none' } }) },
  'POST /staff/board-mark': { who: administrators },
  'GET /board-marks/:markId': {
    who: row('not found', {}),
    call: () => ({ path: { markId: '019a9d2e-0000-7000-8000-000000000001' } }),
  },
  'GET /board-icons/:colour': { who: everybody, call: () => ({ path: { colour: 'b93a12' } }) },
};
