import { expect, test } from 'vitest';
import { countMails, findLosses, type Person, type Shown } from './ledger.ts';

const email = 'ada@example.org';

function personWith(parts: Partial<Person> = {}): Person {
  return {
    email,
    id: 'ada',
    token: 'token',
    resumes: new Map([['resume', 'hash of resume']]),
    uploadsSent: 2,
    applications: new Map([['job', { id: 'application', sha256: 'hash of resume' }]]),
    attempted: new Set(['job', 'other job']),
    orders: [
      { webhookId: '1', event: {}, acknowledged: true },
      { webhookId: '2', event: {}, acknowledged: false },
    ],
    ...parts,
  };
}

const applied = { id: 'application', jobId: 'job', sha256: 'hash of resume' };
const shown: Shown = {
  email,
  resumes: new Map([
    ['of the sign-up', 'hash of another'],
    ['resume', 'hash of resume'],
  ]),
  applications: [applied],
  orders: 1,
};
const lossesOf = (changes: Partial<Shown>) => findLosses(personWith(), { ...shown, ...changes });

test('[L-21] nothing is lost where all that was acknowledged is shown once', () => {
  expect(lossesOf({})).toEqual([]);
  // Without an answer it may have been done or not.
  expect(lossesOf({ orders: 2 })).toEqual([]);
  const unanswered = { id: 'unanswered', jobId: 'other job', sha256: 'any' };
  expect(lossesOf({ applications: [applied, unanswered] })).toEqual([]);
});

test('[L-21] reports a lost account, file, application and payment', () => {
  expect(lossesOf({ email: undefined })).toEqual([`${email}: the account is lost`]);
  expect(lossesOf({ resumes: new Map() })).toEqual([`${email}: resume resume is lost`]);
  expect(lossesOf({ resumes: new Map([['resume', 'cut off']]) })).toEqual([
    `${email}: the file of resume resume is not what was sent`,
  ]);
  expect(lossesOf({ applications: [] })).toEqual([`${email}: application application is there 0 times`]);
  expect(lossesOf({ applications: [{ ...applied, sha256: 'cut off' }] })).toEqual([
    `${email}: application application is without its resume`,
  ]);
  expect(lossesOf({ orders: 0 })).toEqual([`${email}: 1 of 1 orders are lost`]);
});

test('[L-21] so are those that are there twice, or were never sent', () => {
  const third = new Map([...shown.resumes, ['third', 'hash']]);
  expect(lossesOf({ resumes: third })).toEqual([`${email}: more resumes than were sent`]);
  expect(lossesOf({ orders: 3 })).toEqual([`${email}: 3 orders of 2 payments`]);
  expect(lossesOf({ applications: [applied, { ...applied, id: 'second' }] })).toEqual([
    `${email}: applied twice for one job`,
  ]);
  expect(lossesOf({ applications: [applied, { ...applied, id: 'second', jobId: 'third job' }] })).toEqual([
    `${email}: an application that was not made`,
  ]);
});

test('[L-21] a mail is lost where fewer came than were caused, and doubled where one came twice', () => {
  const mail = (id: string, recipient = email) => ({ id, recipient });
  expect(
    countMails([personWith()], [mail('welcome'), mail('applied'), mail('x', 'owner@example.org')]),
  ).toEqual({
    lost: 0,
    doubled: 0,
  });
  expect(countMails([personWith()], [mail('welcome'), mail('welcome')])).toEqual({ lost: 1, doubled: 1 });
});
