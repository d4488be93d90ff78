import { sayEnglish } from '@waymark/contract/text/say';
import { nextSteps, timelineKinds } from '@waymark/contract/hiring/choices';
import { expect, test } from 'vitest';
import { eventSentence, foldMessages, stepSentence } from './rules.ts';

test('[G-9] every event and next step of an application has a sentence', () => {
  for (const kind of timelineKinds) expect(eventSentence(sayEnglish, kind, 'Acme')).toMatch(/^[A-Z].{6,}/);
  for (const step of nextSteps) expect(stepSentence(sayEnglish, step, 'Acme')).toMatch(/^[A-Z].+\.$/);
});

test('[G-9] consecutive messages of one side are one line', () => {
  const kinds = [
    'submitted',
    'message-received',
    'message-received',
    'message-sent',
    'message-received',
  ] as const;
  expect(foldMessages(kinds.map((kind) => ({ kind })))).toEqual([
    { kind: 'submitted', count: 1 },
    { kind: 'message-received', count: 2 },
    { kind: 'message-sent', count: 1 },
    { kind: 'message-received', count: 1 },
  ]);
});
