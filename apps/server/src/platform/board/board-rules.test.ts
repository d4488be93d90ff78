import { defaultBoardSettings, shownOf } from '@waymark/contract/all-settings';
import { describe, expect, test } from 'vitest';
import { boardStyleOf, operatorOf, senderOf } from './board-rules.ts';

test('[J-5] the product’s own accent changes nothing', () => {
  expect(boardStyleOf(defaultBoardSettings)).toBeUndefined();
  const accent = { light: '#1f5fa8', dark: '#7ab3f5' };
  expect(boardStyleOf({ ...defaultBoardSettings, accent })?.['--accent']).toBe(
    'light-dark(#1f5fa8, #7ab3f5)',
  );
});

describe('[J-5] who writes', () => {
  const config = { mailFrom: 'hello@board.example' };
  test('is the board by its name, where the server says no other', () => {
    const settings = { ...defaultBoardSettings, name: 'Harbour Jobs' };
    expect(senderOf(settings, config)).toEqual({ name: 'Harbour Jobs', address: 'hello@board.example' });
    expect(senderOf(settings, { mailFrom: '"The office" <a@b.example>' })).toEqual({
      name: 'The office',
      address: 'a@b.example',
    });
    const sender = { name: 'Us', address: 'us@board.example' };
    expect(senderOf({ ...settings, sender }, config)).toEqual(sender);
  });
});

test('[E-3, J-5] pages carry the words between the jobs only where they are the board’s own', () => {
  expect(shownOf(defaultBoardSettings).promoTexts).toBeNull();
  const promoTexts = { review: 'We read it.', packages: 'We write it.' };
  expect(shownOf({ ...defaultBoardSettings, promoTexts }).promoTexts).toEqual(promoTexts);
});

test('[J-5] pages are told what is public and nothing else', () => {
  const told = shownOf({
    ...defaultBoardSettings,
    terms: 'Be kind.',
    sender: { name: 'Secret', address: 'secret@board.example' },
  });
  expect(JSON.stringify(told)).not.toContain('Be kind.');
  expect(JSON.stringify(told)).not.toContain('secret');
});

test('[L-36] the demo has an example of an operator, until one is entered', () => {
  const { operator } = defaultBoardSettings;
  expect(operatorOf(defaultBoardSettings, { demo: false })).toEqual(operator);
  expect(operatorOf(defaultBoardSettings, { demo: true }).name).toMatch(/Example/);
  const own = { ...operator, register: 'HRB 1' };
  expect(operatorOf({ ...defaultBoardSettings, operator: own }, { demo: true })).toEqual(own);
});
