import { expect, test } from 'vitest';
import { findHarm, type Suffered } from './verdict.ts';

const fault = { name: 'web 1 killed' };
const sound: Suffered = {
  losses: [],
  mails: { lost: 0, doubled: 0 },
  accounts: 4,
  files: 3,
  applications: 2,
  payments: 1,
  problems: [],
  failures: new Map([
    ['503', 2],
    ['refused', 40],
    ['cut', 3],
  ]),
};
const harmOf = (changes: Partial<Suffered>, of: Parameters<typeof findHarm>[0] = fault) =>
  findHarm(of, { ...sound, ...changes });

test('[L-21] a Retry-After response and a connection that the server could not answer are no harm', () => {
  expect(harmOf({})).toEqual([]);
});

test('[L-21] losses, problems and answers that the fault does not explain are harm', () => {
  expect(harmOf({ losses: ['a file is lost'], problems: ['worker ended by itself'] })).toEqual([
    'worker ended by itself',
    'a file is lost',
  ]);
  const late = new Map([['late webhook', 2]]);
  expect(harmOf({ failures: late })).toEqual(['2 × late webhook is no answer that this fault explains']);
  expect(harmOf({ failures: late }, { ...fault, explains: ['late webhook'] })).toEqual([]);
});

test('[L-21] mails may come twice only where their sender was killed, as many as it had under way', () => {
  const sender = { ...fault, killsSender: true };
  expect(harmOf({ mails: { lost: 1, doubled: 0 } }, sender)).toEqual(['1 mails lost']);
  expect(harmOf({ mails: { lost: 0, doubled: 1 } })).toEqual(['1 mails doubled, 0 allowed']);
  expect(harmOf({ mails: { lost: 0, doubled: 10 } }, sender)).toEqual([]);
  expect(harmOf({ mails: { lost: 0, doubled: 11 } }, sender)).toEqual(['11 mails doubled, 10 allowed']);
});
