import { standardWords } from '@waymark/contract/board-words';
import type { OwnField } from '@waymark/contract/jobs/own-fields';
import { expect, onTestFinished, test, vi } from 'vitest';
import { board } from '../platform/board/board.ts';
import { findPageRedirect, readPageAddress } from './page-address.ts';

const routes = ['root', 'routes/layout', 'routes/home'];
const read = (url: string) => readPageAddress(url, () => routes);
const addressOf = (url: string) => read(url).address;

test('parameters that the page does not take are dropped', () => {
  expect(addressOf('/home?x=1&utm_source=mail&recent=2&y')).toBe('/home?recent=2');
  expect(addressOf('/about-us?recent=2')).toBe('/about-us');
  expect(addressOf('/home?')).toBe('/home');
});

test('the order, repetition and surrounding spaces of parameters do not make another page', () => {
  const one = addressOf('/browse-job-list?q=nurse&type=full-time&type=part-time');
  expect(addressOf('/browse-job-list?type=part-time&type=full-time&q=%20nurse+&q=cook&type=full-time')).toBe(
    one,
  );
  expect(one).toBe('/browse-job-list?q=nurse&type=full-time&type=part-time');
});

test('an invalid or empty value is dropped', () => {
  expect(addressOf('/home?recent=two')).toBe('/home');
  expect(addressOf('/home?recent=')).toBe('/home');
  expect(addressOf('/portfolio-grid-2?field=plumbing')).toBe('/portfolio-grid-2');
  expect(addressOf('/job-detail?job=1')).toBe('/job-detail');
});

test('[I-8] a search keeps invalid values, since its page names them', () => {
  expect(addressOf('/browse-job-list?salary=12')).toBe('/browse-job-list?salary=12');
});

test('[I-8] the range of a number of the board’s own comes along from a form without a script', () => {
  const hours: OwnField = {
    key: 'hours',
    label: 'Hours',
    help: '',
    kind: 'number',
    unit: '',
    required: false,
    shown: true,
    filter: true,
    options: [],
  };
  vi.spyOn(board, 'words', 'get').mockReturnValue({ ...standardWords, ownFields: [hours] });
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  expect(addressOf('/browse-job-list?q=nurse&hours-min=20&hours-max=')).toBe(
    '/browse-job-list?q=nurse&own=hours%3A20..',
  );
  expect(addressOf('/browse-job-list?hours-min=20&hours-max=40')).toBe('/browse-job-list?own=hours%3A20..40');
  expect(addressOf('/browse-job-list?hours-min=&hours-max=&days-min=3')).toBe('/browse-job-list');
  expect(addressOf('/home?hours-min=20')).toBe('/home');
});

test('the data of a page takes the parameters of the page and the requested ones of its routes', () => {
  expect(addressOf('/home.data?recent=2&x=1')).toBe('/home.data?recent=2');
  expect(addressOf('/home.data?_routes=routes%2Fhome%2Cinvented%2Croot')).toBe(
    '/home.data?_routes=root%2Croutes%2Fhome',
  );
  expect(addressOf('/_.data?x=1')).toBe('/_.data');
  expect(addressOf('/home?_routes=root')).toBe('/home');
  expect(read('/home.data').isKept).toBe(true);
});

test('an address of no page, or another spelling of one, is rendered and not cached', () => {
  for (const url of ['/nothing-here?x=1', '/HOME', '/home/', '/%68ome', '/__proto__', '/constructor']) {
    expect(read(url), url).toEqual({ address: url.split('?')[0], isKept: false });
  }
});

test('an endless search is rendered and not cached', () => {
  const { address, isKept } = read(`/browse-job-list?q=${'a'.repeat(2000)}`);
  expect(address).toContain('aaa');
  expect(isKept).toBe(false);
});

test.each([
  ['/Jobs-Profile', '/jobs-profile'],
  ['/jobs-profile/', '/jobs-profile'],
  [
    '/Login/?productCheckoutLink=https%3A%2F%2Fpay.example%2FA',
    '/login?productCheckoutLink=https%3A%2F%2Fpay.example%2FA',
  ],
  ['/companies/?letter=A&letter=b', '/companies?letter=A&letter=b'],
])('[A-6] %s redirects to %s, with its query', (url, target) => {
  expect(findPageRedirect(url)).toBe(target);
});

test.each([
  '/',
  '/home',
  '/home?x=/Y/',
  '/jobs-profile',
  '/nowhere/',
  '/assets/Index-B1.js',
  '/home.data',
  '/?q=/',
])('[A-6] %s does not redirect', (url) => {
  expect(findPageRedirect(url)).toBeUndefined();
});
