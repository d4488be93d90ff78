import { paths, protectedPaths } from '@waymark/contract/paths';
import { expect, test } from 'vitest';
import { guardTarget, isWorthReturning, pageBeforeDocument } from './guard-target.ts';
import { returnPathOf } from './return-path.ts';

const guest = { authenticationChecked: true, loading: false, isAuthenticated: false };
const member = { ...guest, isAuthenticated: true };
const visit = { wasAuthenticated: false, returnPath: undefined };

test('[A-6] a guest is sent from every protected path to the root, and from no public one', () => {
  for (const path of protectedPaths) expect(guardTarget({ ...visit, path, auth: guest })).toBe('/');
  for (const path of [paths.home, paths.login, paths.register, paths.jobDetail, '/resume-review']) {
    expect(guardTarget({ ...visit, path, auth: guest })).toBeNull();
  }
});

test('[A-6] another spelling of a path is guarded like the path', () => {
  for (const path of ['/jobs-profile/', '/Jobs-Profile', '/company-post-jobs//', '/%6Aobs-profile']) {
    expect(guardTarget({ ...visit, path, auth: guest })).toBe('/');
  }
  expect(guardTarget({ ...visit, path: '/Login/', auth: member })).toBe('/');
});

test('[A-6] the guard does not redirect before the check has finished or while something loads', () => {
  const path = paths.jobsProfile;
  expect(guardTarget({ ...visit, path, auth: { ...guest, authenticationChecked: false } })).toBeNull();
  expect(guardTarget({ ...visit, path, auth: { ...guest, loading: true } })).toBeNull();
});

test('[A-7] a signed-in person leaves login and register for the root, the resume review for home', () => {
  expect(guardTarget({ ...visit, path: '/login', auth: member })).toBe('/');
  expect(guardTarget({ ...visit, path: '/register', auth: member })).toBe('/');
  expect(guardTarget({ ...visit, path: '/resume-review', auth: member })).toBe('/home');
  expect(guardTarget({ ...visit, path: paths.jobsProfile, auth: member })).toBeNull();
});

test('[I-6] a visitor who came from a job returns to it after signing in', () => {
  const returnPath = '/job-detail?job=1';
  expect(guardTarget({ ...visit, path: '/login', auth: member, returnPath })).toBe(returnPath);
});

test('[B-2, L-34] after signing in, employers and staff begin at their desk, candidates at the root', () => {
  const target = (signedInAs: 'candidate' | 'employer' | 'staff', returnPath?: string) =>
    guardTarget({ ...visit, path: '/login', auth: member, signedInAs, returnPath });
  expect(target('candidate')).toBe('/');
  expect(target('employer')).toBe(paths.companyManageJob);
  expect(target('staff')).toBe(paths.staff);
  expect(target('staff', paths.home)).toBe(paths.staff);
  expect(target('employer', '/job-detail?job=1')).toBe('/job-detail?job=1');
  // Opening the login page while signed in is no signing in, and the registration has its own end (B-9).
  expect(guardTarget({ ...visit, path: '/login', auth: member })).toBe('/');
  expect(guardTarget({ ...visit, path: '/register-2', auth: member, signedInAs: 'employer' })).toBe('/');
});

test('[A-12] leaving the account leads to the login page, from protected and public paths', () => {
  const left = { auth: guest, wasAuthenticated: true, returnPath: undefined };
  expect(guardTarget({ ...left, path: paths.jobsProfile })).toBe('/login');
  expect(guardTarget({ ...left, path: paths.home })).toBe('/login');
});

test('[I-6] only a path of the product is a way back', () => {
  expect(returnPathOf({ next: '/job-detail?job=1' })).toBe('/job-detail?job=1');
  for (const next of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    7,
  ]) {
    expect(returnPathOf({ next })).toBeUndefined();
  }
  expect(returnPathOf(null)).toBeUndefined();
});

test('[B-2, L-36] the login page leads back to public pages, not to forms of the account or mailed links', () => {
  for (const path of [paths.home, paths.jobDetail, paths.browseJobList]) {
    expect(isWorthReturning({ path, search: '?job=1' })).toBe(true);
  }
  for (const path of [paths.login, paths.register, paths.resumeReview, paths.forgotPassword, paths.account]) {
    expect(isWorthReturning({ path, search: '' })).toBe(false);
  }
  expect(isWorthReturning({ path: paths.setPassword, search: '?token=abc' })).toBe(false);
});

test('[B-2, L-36] a document is opened from a page of the board, or from nowhere to return to', () => {
  const own = 'https://board.example';
  expect(pageBeforeDocument(`${own}/job-detail?job=1`, own)).toBe('/job-detail?job=1');
  for (const referrer of [
    '',
    'https://elsewhere.example/home',
    `${own}/register`,
    `${own}/elsewhere`,
    `${own}/set-password?token=a`,
  ]) {
    expect(pageBeforeDocument(referrer, own)).toBeUndefined();
  }
});
