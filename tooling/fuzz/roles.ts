import fc, { type Arbitrary } from 'fast-check';

/** Everybody who may call: one of each kind of account and of each kind of staff. */
export const roles = [
  'guest',
  'candidate',
  'owner',
  'recruiter',
  'reviewer',
  'moderator',
  'administrator',
] as const;
export type Role = (typeof roles)[number];

/** Who calls an address for the most part: those it was made for, by the beginnings of addresses. */
export function callersOf(path: string): Arbitrary<Role> {
  return fc.oneof({ arbitrary: fc.constantFrom(...madeFor(path)), weight: 4 }, fc.constantFrom(...roles));
}

function madeFor(path: string): readonly Role[] {
  if (path.startsWith('/api/staff/review')) return ['reviewer', 'administrator'];
  if (path.startsWith('/api/staff/')) return ['moderator', 'administrator', 'administrator'];
  if (/^\/api\/(company|candidates|saved-candidates|own-companies)\b/.test(path))
    return ['owner', 'recruiter'];
  if (forAll.test(path)) return ['guest', 'guest', ...roles];
  return ['candidate', 'candidate', 'candidate', 'owner', 'recruiter', 'reviewer'];
}

const calls = (
  'jobs captcha blog- newsletter login logout signup product links contact call-back job-alerts ' +
  'mail-choices shared-resume resume-review company-logos company-pictures testimonial board- ' +
  'profile-pictures forgot set-password confirm undo employer-signup'
).split(' ');
const forAll = new RegExp(`^/api/(${calls.join('|')})`);
