import { expect, test } from 'vitest';
import { countLink, isAboutAddress } from './rules.ts';

test.each([
  ['550 5.1.1 The email account that you tried to reach does not exist', true],
  ['550-5.2.1 The account is disabled', true],
  ['552 5.2.2 Mailbox full', true],
  ['550 No such user here', true],
  ['553 mailbox name not allowed', true],
  ['550 5.7.1 Message rejected under suspicion of SPAM', false],
  ['550 5.1.7 Bad sender mailbox address syntax', false],
  ['550 5.1.9 Message relayed to non-compliant mailer', true],
  ['550 5.3.1 Mail system full', false],
  ['550 5.1.8 Sender address has null MX', false],
  ['552 5.2.3 Message too large', false],
  ['554 Transaction failed', false],
  ['552 Too much mail data', false],
  ['', false],
])('[L-20] whether a refusal is about the address: %j', (reason, expected) => {
  expect(isAboutAddress(reason)).toBe(expected);
});

test('[L-20] an address gets three such mails in three days, and then again', () => {
  const start = new Date('2026-03-01T08:00:00Z');
  let mailed = { links_sent: 0, links_sent_since: null as Date | null };
  for (const expected of [1, 2, 3]) {
    const counted = countLink(mailed, start);
    expect(counted).toEqual({ links_sent: expected, links_sent_since: start });
    mailed = counted ?? mailed;
  }
  expect(countLink(mailed, new Date('2026-03-04T08:00:00Z'))).toBeUndefined();
  const later = new Date('2026-03-04T08:00:01Z');
  expect(countLink(mailed, later)).toEqual({ links_sent: 1, links_sent_since: later });
});
