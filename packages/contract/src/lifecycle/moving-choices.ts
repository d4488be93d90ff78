import { msg } from '../text/message.ts';
/** People of another board who can be invited. */
export const movedKinds = [
  { value: 'employer', label: msg`Employers` },
  { value: 'candidate', label: msg`Candidates` },
] as const;
export type MovedKind = (typeof movedKinds)[number]['value'];

/** For how long the link in an invitation works, and for how long an address waits for one. */
export const movedLinkDays = 30;
export const movedAddressDays = 180;

/** Invitations of one minute, of each kind: a mail server takes more for an attack. */
export const movedPerMinute = 30;
