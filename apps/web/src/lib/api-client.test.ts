import { expect, test } from 'vitest';
import { addressOf } from './api-client.ts';

test('[F-2] an address is filled from its parameters, encoded, and keeps no query that was not asked', () => {
  expect(addressOf('GET /resumes/:resumeId/file', { params: { resumeId: 'a/b?c' } })).toEqual({
    method: 'GET',
    address: '/api/resumes/a%2Fb%3Fc/file',
  });
  const query = { q: 'night & day', type: ['full-time', 'part-time'], page: undefined };
  expect(addressOf('GET /jobs', { query }).address).toBe(
    '/api/jobs?q=night+%26+day&type=full-time&type=part-time',
  );
  expect(addressOf('GET /jobs', { query: { page: undefined } }).address).toBe('/api/jobs');
});
