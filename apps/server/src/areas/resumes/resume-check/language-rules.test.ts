import { expect, test } from 'vitest';
import { isEnglishText } from './language-rules.ts';

test('[C-6] stop words identify an English text, even a short one', () => {
  expect(isEnglishText('Experience\nLed the team of the north\nChicago, IL\nEducation')).toBe(true);
  expect(isEnglishText('Leitung des Lagers und der Fahrer für die Region')).toBe(false);
  expect(isEnglishText('Responsable de la tienda y de las compras para el norte')).toBe(false);
  expect(
    isEnglishText('Руководитель склада, работа with the team and the drivers в Москве на севере области'),
  ).toBe(false);
  expect(isEnglishText('')).toBe(false);
});
