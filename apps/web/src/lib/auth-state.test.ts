import type { User } from '@waymark/contract/identity/accounts';
import { expect, test } from 'vitest';
import { authReducer, initialAuthState, type AuthAction } from './auth-state.ts';

const user: User = {
  id: '0193a1b2-0000-7000-8000-000000000001',
  role: 'candidate',
  staffRole: null,
  needsMfa: false,
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Reyes',
  jobTitle: 'Welder',
  location: 'Leeds',
  phone: '0113 496 0000',
  desireCompensation: '$40,0000',
  educationLevel: 'Some college',
  experienceLevel: '3-5 years',
  valueMostInCompany: ['Culture & Values', 'Work-Life Balance'],
  allowedText: false,
  bestJobFirst: false,
  sendResumeToExpert: true,
  company: null,
  emailConfirmed: true,
  pendingEmail: null,
  hasPassword: true,
  pictureUrl: null,
  language: 'en',
  deletionDueAt: null,
};
const session = { user, accessToken: 'token' };
const after = (...actions: AuthAction[]) => actions.reduce(authReducer, initialAuthState);

test('[A-11] auth starts as: not authenticated, check not done, user empty, token empty', () => {
  expect(initialAuthState).toEqual({
    user: null,
    accessToken: '',
    loading: false,
    isAuthenticated: false,
    authenticationChecked: false,
    critiqueDetail: null,
  });
});

test('[A-11] pending sets loading on and success stores user and token and marks the check done', () => {
  expect(after({ type: 'pending' }).loading).toBe(true);
  expect(after({ type: 'pending' }, { type: 'signedIn', session })).toMatchObject({
    user,
    accessToken: 'token',
    loading: false,
    isAuthenticated: true,
    authenticationChecked: true,
  });
});

test('[A-11] a failure ends loading and marks the check done, without signing in', () => {
  expect(after({ type: 'pending' }, { type: 'failed' })).toEqual({
    ...initialAuthState,
    authenticationChecked: true,
  });
});

test('[A-8] without a token a public page marks the check done and never loads', () => {
  expect(after({ type: 'checkedWithoutCall' })).toEqual({ ...initialAuthState, authenticationChecked: true });
});

test('[A-11] a changed user or critique leaves the signed-in flag alone', () => {
  const critiqueDetail = { reviewLink: null, openedByCustomer: 'false', reviewReady: false } as const;
  const guest = after({ type: 'userChanged', user }, { type: 'critiqueChanged', critiqueDetail });
  expect(guest).toMatchObject({ user, critiqueDetail, isAuthenticated: false });
});

test('[A-12] logout empties the user and the token and turns the flag off', () => {
  expect(after({ type: 'signedIn', session }, { type: 'loggedOut' })).toEqual({
    ...initialAuthState,
    authenticationChecked: true,
  });
});
