import { expect, test } from 'vitest';
import { dayIn, isPublicBoard, retryAt } from './rules.ts';

test.each([
  'http://jobs.board.com',
  'https://localhost:3000',
  'https://127.0.0.1',
  'https://10.0.0.8',
  'https://[::1]',
  'https://192.168.1.10:8443',
  'https://board',
  'https://board.local',
  'https://board.internal',
  'https://jobs.localhost',
  'https://waymark.example',
  'https://jobs.test.',
])('[L-27] a board at %s tells nobody anything', (publicUrl) => {
  expect(isPublicBoard(publicUrl)).toBe(false);
});

test.each([
  'https://jobs.board.com',
  'https://board.com:8443',
  'https://93.184.215.14',
  'https://testing.io',
])('[L-27] a board at %s may tell search engines', (publicUrl) => {
  expect(isPublicBoard(publicUrl)).toBe(true);
});

test('[L-27] waits double up to six hours, or are what the other side asks for, up to a day', () => {
  const now = new Date('2026-11-26T10:00:00Z');
  const minutes = (...given: [number, number?]) =>
    (retryAt(given[0], now, given[1]).getTime() - now.getTime()) / 60_000;
  expect([minutes(1), minutes(2), minutes(5), minutes(9), minutes(500)]).toEqual([2, 4, 32, 360, 360]);
  expect([minutes(1, 600), minutes(1, 10), minutes(1, 1e9)]).toEqual([10, 2, 1440]);
});

test('[L-27] a day ends where the quota is counted', () => {
  expect(dayIn('America/Los_Angeles', new Date('2026-11-26T07:59:00Z'))).toBe('2026-11-25');
  expect(dayIn('America/Los_Angeles', new Date('2026-11-26T08:01:00Z'))).toBe('2026-11-26');
});
