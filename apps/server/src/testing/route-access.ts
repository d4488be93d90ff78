import { visitors, type Visitor, type World } from './route-world.ts';

export type Answer = 'in' | 'sign in' | 'refused' | 'not found';
export type Row = Record<Visitor, Answer>;

/*
 * Who may call which route. `in` means anything past the gate, even a wrong body; `not found` is the answer
 * for what belongs to another user. A route without a row fails the test, and so does a row without a route.
 */
export const everybody = row('in', {});
export const signedIn = row('in', { guest: 'sign in' });
export const candidates = row('refused', { guest: 'sign in', candidate: 'in', otherCandidate: 'in' });
export const recruiters = row('refused', {
  guest: 'sign in',
  owner: 'in',
  recruiter: 'in',
  otherEmployer: 'in',
});
export const employers = { ...recruiters, viewer: 'in' } as const;
export const owners = row('refused', { guest: 'sign in', owner: 'in', otherEmployer: 'in' });
export const noCandidates = row('in', { guest: 'sign in', candidate: 'refused', otherCandidate: 'refused' });
export const ownOfCandidate = { ...candidates, otherCandidate: 'not found' } as const;
export const ownOfCompany = { ...employers, otherEmployer: 'not found' } as const;
export const ownOfRecruiter = { ...recruiters, otherEmployer: 'not found' } as const;
export const ownOfOwner = { ...owners, otherEmployer: 'not found' } as const;

const staffOnly = row('refused', { guest: 'sign in', administrator: 'in' });
export const staff = { ...staffOnly, moderator: 'in', reviewer: 'in' } as const;
export const reviewers = { ...staffOnly, reviewer: 'in' } as const;
export const moderators = { ...staffOnly, moderator: 'in' } as const;
export const administrators = staffOnly;

/** Both sides of conversations; of a company also those who only look. */
const noStaff = { administrator: 'refused', moderator: 'refused', reviewer: 'refused' } as const;
export const participants = row('in', { guest: 'sign in', ...noStaff });
export const ownOfParticipants = {
  ...participants,
  otherCandidate: 'not found',
  otherEmployer: 'not found',
} as const;

/** A time of an interview to come. */
export const round = {
  startsAt: [new Date(Date.now() + 86_400_000).toISOString()],
  durationMinutes: 30,
  timeZone: 'Europe/London',
  place: 'The lighthouse',
};

export interface Call {
  path?: Record<string, string>;
  query?: string;
  json?: object;
  /** Its answer has no end: the first of it is enough. */
  isEndless?: true;
}

export interface Rule {
  who: Row;
  /** The parameters of the call, if it names something that belongs to a user. */
  call?: (world: World) => Call;
}

export const ofCandidate = ({ profileId }: World): Call => ({ path: { candidateId: profileId } });

export function row(usual: Answer, exceptions: Partial<Row>): Row {
  const usually = Object.fromEntries(visitors.map((visitor) => [visitor, usual])) as Row;
  return { ...usually, ...exceptions };
}
