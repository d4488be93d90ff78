import type { User } from '@waymark/contract/identity/accounts';
import { paths } from '@waymark/contract/paths';
import { expect, test } from 'vitest';
import { administrator, candidate, employer } from '../../../testing/people.ts';
import { navigationsFor } from './navigation-rules.ts';

const labelsFor = (user: User | null, path: string = paths.account) =>
  navigationsFor(user, path).map(({ groups }) =>
    groups.flatMap(({ places }) => places.map(({ label }) => label)),
  );
const shortcutsOf = (user: User) =>
  navigationsFor(user, paths.account)[0]?.shortcuts.map(({ label }) => label);
const member = (memberRole: 'recruiter' | 'viewer') =>
  employer({ company: { ...employer().company!, memberRole } });

test('[G-1] a candidate has the entries of the specification', () => {
  const [labels] = labelsFor(candidate());
  for (const label of [
    'Profile',
    'My Resume',
    'Saved Jobs',
    'Applied Jobs',
    'Job Alerts',
    'CV Manager',
    'Change Password',
  ])
    expect(labels).toContain(label);
});

test('[H-1] an employer has the entries of the specification; viewers and recruiters fewer', () => {
  const [labels] = labelsFor(employer());
  for (const label of [
    'Company Profile',
    'Post A Job',
    'Transactions',
    'Manage jobs',
    'Resume',
    'Change Password',
  ])
    expect(labels).toContain(label);
  const [ofViewer] = labelsFor(member('viewer'));
  for (const label of ['Post A Job', 'History', 'Sources of jobs', 'Webhooks', 'API keys'])
    expect(ofViewer).not.toContain(label);
  const [ofRecruiter] = labelsFor(member('recruiter'));
  expect(ofRecruiter).toContain('Post A Job');
  expect(ofRecruiter).not.toContain('API keys');
  expect(navigationsFor(member('viewer'), paths.account)[0]?.action).toBeUndefined();
  expect(navigationsFor(member('recruiter'), paths.account)[0]?.action?.label).toBe('Post A Job');
});

test('[H-1] an employer without a company has the own account only', () => {
  expect(labelsFor(employer({ company: null }))).toEqual([['Account', 'Change Password']]);
});

test('[J-5, A-10] staff have the pages of their role', () => {
  const [ofReviewer] = labelsFor(administrator({ staffRole: 'reviewer' }));
  expect(ofReviewer).toEqual(['Overview', 'Resume Reviews', 'Misread Resumes', 'Account', 'Change Password']);
  const [ofModerator] = labelsFor(administrator({ staffRole: 'moderator' }));
  expect(ofModerator).toContain('Postings');
  for (const label of ['Resume Reviews', 'Orders', 'Settings']) expect(ofModerator).not.toContain(label);
  const [ofAdministrator] = labelsFor(administrator());
  expect(ofAdministrator).toEqual(
    expect.arrayContaining(['Resume Reviews', 'Postings', 'Orders', 'Settings']),
  );
});

test('[L-34] the bar of a phone has at most four entries for each position', () => {
  const people = [
    candidate(),
    employer(),
    member('viewer'),
    employer({ company: null }),
    administrator(),
    administrator({ staffRole: 'moderator' }),
    administrator({ staffRole: 'reviewer' }),
  ];
  for (const person of people) expect(shortcutsOf(person)?.length).toBeLessThanOrEqual(4);
  expect(shortcutsOf(administrator({ staffRole: 'reviewer' }))).toEqual(['Overview', 'Resume Reviews']);
});

test('[L-34] before it is known who is there, a page has the navigation of its role, or of all roles', () => {
  const rolesAt = (path: string) => navigationsFor(null, path).map(({ role }) => role);
  expect(rolesAt(paths.jobsSavedJobs)).toEqual(['candidate']);
  expect(rolesAt(paths.coverLetters)).toEqual(['candidate']);
  expect(rolesAt(paths.companyKeys)).toEqual(['employer']);
  expect(rolesAt(paths.browseCandidates)).toEqual(['employer']);
  expect(rolesAt(paths.staffSettings)).toEqual(['staff']);
  expect(rolesAt(paths.account)).toEqual(['candidate', 'employer', 'staff']);
});
