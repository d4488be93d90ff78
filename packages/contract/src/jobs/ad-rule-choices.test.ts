import { expect, test } from 'vitest';
import { createSay } from '../text/say.ts';
import { describeAdRule, nameOfPlace } from './ad-rule-choices.ts';

const german = createSay('de', new Map([['European law', 'Europäisches Recht']]));

test('[L-40] a rule names who asks in the language of its reader, and a region as it is called', () => {
  const names = ['European law', 'Austria', 'Colorado'].map((place) => german(nameOfPlace(place, 'de')));
  expect(names).toEqual(['Europäisches Recht', 'Österreich', 'Colorado']);
  const rule = { place: 'Austria', ask: 'least-pay', employees: 0 } as const;
  expect(german(describeAdRule(rule))).toMatch(/^Österreich asks/);
});
