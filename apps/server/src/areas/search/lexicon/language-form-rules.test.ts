import { describe, expect, test } from 'vitest';
import { spellSymbols } from '../../jobs/jobs/posting-rules.ts';
import { foreignForms } from './foreign-name-index.ts';
import { listFormKeys } from './language-form-rules.ts';
import { stemArabic } from './script-rules.ts';
import { wordsOf } from './word-rules.ts';

const share = (one: string, other: string) => {
  const [first = '', second = ''] = [wordsOf(one)[0], wordsOf(other)[0]];
  const keys = new Set(listFormKeys(first));
  return first === second || listFormKeys(second).some((key) => keys.has(key));
};

describe('[L-40] forms of one word', () => {
  test.each([
    ['kierowca', 'kierowczyni'],
    ['kierowca', 'kierowców'],
    ['kierowca', 'kierowcy'],
    ['kelner', 'kelnerka'],
    ['kelner', 'kelnerów'],
    ['programista', 'programistka'],
    ['programista', 'programistów'],
    ['programista', 'programisty'],
    ['nauczyciel', 'nauczycielka'],
    ['nauczyciel', 'nauczyciela'],
    ['sprzedawca', 'sprzedawczyni'],
    ['pielęgniarka', 'pielęgniarki'],
    ['pielęgniarka', 'pielęgniarz'],
    ['opiekun', 'opiekunka'],
    ['księgowy', 'księgowa'],
    ['księgowy', 'księgowego'],
    ['infirmier', 'infirmière'],
    ['infirmier', 'infirmières'],
    ['développeur', 'développeuse'],
    ['directeur', 'directrice'],
    ['technicien', 'technicienne'],
    ['enfermero', 'enfermeras'],
    ['desarrollador', 'desarrolladora'],
    ['Verkäufer', 'Verkäuferin'],
    ['Verkäufer', 'Verkäuferinnen'],
  ])('%s and %s find each other', (one, other) => {
    expect(share(one, other)).toBe(true);
  });

  test.each([
    ['kierowca', 'kierownik'],
    ['kelner', 'kucharz'],
    ['infirmier', 'informaticien'],
    ['contable', 'conductor'],
    ['Verkäufer', 'Fahrer'],
  ])('%s and %s are other work', (one, other) => {
    expect(share(one, other)).toBe(false);
  });

  test.each([
    ['Entwickler:in', 'Entwickler'],
    ['Entwickler*innen', 'Entwickler'],
    ['Entwickler/-in (m/w/d)', 'Entwickler'],
    ['EntwicklerIn', 'Entwickler'],
    ['Krankenpfleger_in', 'Krankenpfleger'],
    ['Développeur·euse', 'Développeur'],
    ['Développeur/euse (H/F)', 'Développeur'],
    ['Développeur(se)', 'Développeur'],
    ['Desarrollador/a', 'Desarrollador'],
    ['Enfermero/a', 'Enfermero'],
  ])('%s is compared as %s', (written, plain) => {
    expect(wordsOf(written)).toEqual(wordsOf(plain));
  });
});

describe('[L-40] Arabic', () => {
  test.each([
    ['المهندس', 'مهندس'],
    ['والمهندسين', 'مهندس'],
    ['للمهندسين', 'مهندس'],
    ['مهندسة', 'مهندس'],
    ['مُهَنْدِس', 'مهندس'],
    ['مهنـــدس', 'مهندس'],
    ['ممرضات', 'ممرضة'],
    ['إدارة', 'ادارة'],
    ['مستشفى', 'مستشفي'],
    ['القاهرة', 'القاهره'],
    ['محاسبون', 'محاسب'],
  ])('%s is compared as %s', (written, plain) => {
    expect(stemArabic(written)).toBe(stemArabic(plain));
  });

  test('a stem is its own stem, whatever it is made of', () => {
    const letters = [...'ابتةنهيىولكفمسعدرأإآؤئءـًَُ'];
    let state = 7;
    const next = (most: number) => (state = (state * 48_271) % 2_147_483_647) % most;
    for (let count = 0; count < 20_000; count++) {
      const word = Array.from({ length: 1 + next(12) }, () => letters[next(letters.length)]).join('');
      const stem = stemArabic(word);
      expect(stemArabic(stem), word).toBe(stem);
    }
  });
});

test.each([
  ['10,000 letters', 'a'.repeat(10_000)],
  ['10,000 letters of Arabic', 'وال'.repeat(3334)],
  ['mixed scripts', 'aاбだ한'.repeat(2000)],
  ['joiners', 'a\u200d'.repeat(5000)],
  ['directions', '\u202eab\u202c'.repeat(2500)],
  ['marks', `a${'\u0301'.repeat(9999)}`],
])('[L-40, L-21] %s are folded once and for all', (_what, text) => {
  const fold = (one: string) => stemArabic(spellSymbols(one)).replaceAll(/ +/g, ' ');
  // Told by a sum: a difference would fill pages.
  expect(fold(fold(text)) === fold(text)).toBe(true);
  expect(foreignForms(text).length).toBeGreaterThanOrEqual(0);
});
