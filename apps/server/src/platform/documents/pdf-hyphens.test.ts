import { expect, test } from 'vitest';
import { createHyphenFinder } from './pdf-hyphens.ts';

test('[C-6] hyphens that are drawn as soft ones are put back where they were', () => {
  const find = createHyphenFinder('Co\u00ADfounder 2016\u00AD2018 of\u00ADﬁce tele\u00ADphone');
  expect(find('Cofounder')).toEqual({ text: 'Co-founder', before: '' });
  expect(find('2016 2018')).toEqual({ text: '2016 - 2018', before: '' });
  expect(find('office')).toEqual({ text: 'of-fice', before: '' });
  expect(find('tele')).toEqual({ text: 'tele', before: '' });
  expect(find('phone')).toEqual({ text: 'phone', before: '-' });
});

test('[C-6] what is drawn and not in the text does not lead astray', () => {
  const find = createHyphenFinder('xyzab\u00ADc');
  expect(find('abc').text).toBe('ab-c');
  expect(find('nothing of it').text).toBe('nothing of it');
});
