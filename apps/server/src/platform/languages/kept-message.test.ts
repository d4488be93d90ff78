import { msg, plural } from '@waymark/contract/text/message';
import { sayEnglish } from '@waymark/contract/text/say';
import { expect, test } from 'vitest';
import { keepMessage, readKept } from './kept-message.ts';
import { sayIn } from './say-in.ts';

test('[L-40] a kept message is said in the language of its reader, with those in it', () => {
  const kept = keepMessage(msg`${plural(6, 'month')}`);
  expect(sayIn('de')(readKept(kept))).toBe('6 Monate');
  expect(sayEnglish(readKept(kept))).toBe('6 months');
  const around = keepMessage(msg`You wrote to us on ${msg`the usual period`} by the contact page.`);
  expect(sayEnglish(readKept(around))).toBe('You wrote to us on the usual period by the contact page.');
});

test('[L-40] what an earlier version kept in English stays readable, and what looks like a message is none', () => {
  for (const kept of ['It did not answer.', '{"source":', '{"source":["x"],"values":[]}', ''])
    expect(sayEnglish(readKept(kept))).toBe(kept);
  expect(sayIn('de')(readKept('It did not answer.'))).not.toBe('It did not answer.');
});

test('[L-40] a message that is longer than its column is kept in English', () => {
  expect(keepMessage(msg`You wrote to us on ${'x'.repeat(99)} by the contact page.`, 40)).toBe(
    `You wrote to us on ${'x'.repeat(21)}`,
  );
});
