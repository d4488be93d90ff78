import { expect, test } from 'vitest';
import { isForeign } from '../read/foreign-rules.ts';
import { addArticles, listTranslated, translateQuery } from './translation-rules.ts';
import { parseQuery } from '../read/query-rules.ts';
import { namedEntry } from '../../../testing/named-entry.ts';
import { Vocabulary, type NamedEntry } from '../job-index/vocabulary-index.ts';

const entry = (kind: NamedEntry['kind'], text: string, weight = 20) => namedEntry(kind, text, weight);
const words = new Vocabulary([
  entry('title', 'Software Engineer'),
  entry('title', 'Web Developer'),
  entry('title', 'Frontend Developer'),
  entry('title', 'Marketing Manager'),
  entry('title', 'Technicien'),
  entry('title', 'Chef'),
  entry('company', 'Koch Medical', 2),
]);
const translated = (q: string) => listTranslated(translateQuery(parseQuery(q), words));
const meant = (q: string) => translated(q).flatMap((one) => one.meant);

test.each([
  ['Krankenschwester', 'nurse'],
  ['infirmière', 'nurse'],
  ['INFIRMIERE', 'nurse'],
  ['vendeur', 'sales assistant'],
  ['Lehrerinnen', 'teacher'],
  ['kierowca', 'driver'],
  ['magazijnmedewerker', 'warehouse worker'],
  ['Softwareentwicklerin', 'software developer'],
  ['avvocato', 'lawyer'],
  ['engenheiro', 'engineer'],
  ['chef de projet', 'project manager'],
  ['LKW-Fahrer', 'truck driver'],
  ['aide-soignant', 'nurse assistant'],
  ['femme de ménage', 'cleaner'],
  ['conductor de camión', 'truck driver'],
  ['operaia', 'factory worker'],
  ['programmatore', 'software developer'],
  ['chauffeuse-livreuse', 'delivery driver'],
  ['magazynier', 'warehouse worker'],
  ['Krankenpflege', 'nursing'],
  ['ventas', 'sales'],
  ['ressources humaines', 'human resources'],
  ['contabilidad', 'accounting'],
  ['profesor de inglés', 'english'],
  ['professeur allemand', 'german'],
])('[I-7] %s is %s in English', (q, english) => {
  expect(meant(q)).toContain(english);
});

test.each([
  ['sykepleier', 'nurse'],
  ['sykepleiere', 'nurse'],
  ['sjuksköterskor', 'nurse'],
  ['undersköterska', 'nurse assistant'],
  ['tømrer', 'carpenter'],
  ['lastbilschaufför', 'truck driver'],
  ['sairaanhoitajat', 'nurse'],
  ['programátorka', 'software developer'],
  ['řidič', 'driver'],
  ['hemşireler', 'nurse'],
  ['yazılımcı', 'software developer'],
  ['λογιστής', 'accountant'],
  ['бухгалтеры', 'accountant'],
  ['учительница', 'teacher'],
  ['водій', 'driver'],
  ['المحاسب', 'accountant'],
  ['محاسبين', 'accountant'],
  ['والممرضة', 'nurse'],
  ['محلل بيانات', 'data analyst'],
  ['הטבח', 'cook'],
  ['看護師', 'nurse'],
  ['教師', 'teacher'],
  ['软件工程师', 'software engineer'],
  ['护士', 'nurse'],
  ['간호사', 'nurse'],
  ['의사', 'doctor'],
  ['शिक्षक', 'teacher'],
  ['desenvolvedora', 'software developer'],
  ['dentiste', 'dentist'],
  ['architecte', 'architect'],
  ['journaliste', 'journalist'],
])('[L-1] what people call common work in other languages is known: %s is %s', (q, english) => {
  expect(meant(q)).toContain(english);
});

test('[L-1] a word of Arabic or Hebrew is looked for with its article and without', () => {
  const names = (q: string) =>
    addArticles(parseQuery(q))
      .flat()
      .flatMap(({ same }) => same);
  expect(names('المحاسب')).toContain('محاسب');
  expect(names('محاسب')).toContain('المحاسب');
  expect(names('הטבח')).toContain('טבח');
  expect(names('nurse')).not.toContain('nurse');
});

test.each([
  ['desarrollador web', 'web developer'],
  ['ingeniero de software', 'software engineer'],
  ['gerente de marketing', 'marketing manager'],
  ['Frontendentwickler', 'frontend developer'],
])('[I-7] %s is put together as %s', (q, english) => {
  expect(meant(q)).toContain(english);
});

test('[I-7] words that jobs have, and what is English, need no other language', () => {
  for (const q of ['software engineer', 'chef', 'assistant manager', 'mechanic', 'zzzzqqqq', 'de la']) {
    expect(translated(q)).toEqual([]);
    expect(translateQuery(parseQuery(q), words)).toEqual(parseQuery(q));
  }
  expect(isForeign('Verkäufer', words)).toBe(true);
});

test('[I-7] what stands around them stays, words between them go, and what is quoted is what it says', () => {
  const [terms = []] = translateQuery(parseQuery('Verkäufer im Baumarkt -manager'), words);
  expect(terms.map(({ text }) => text)).toEqual(['Verkäufer', 'Baumarkt', 'manager']);
  expect(terms.at(-1)?.excluded).toBe(true);
  expect(translated('"Verkäufer"')).toEqual([]);
});

test('[I-7] a long word and many words cost little and end', () => {
  expect(translated('entwickler'.repeat(19))).toEqual([]);
  expect(translated('kierowca '.repeat(22).trim()).length).toBeLessThanOrEqual(24);
});

test('[I-7] a name that may be several is looked for where its words say nothing surely', () => {
  expect(meant('agent pénitentiaire')).toEqual(['prison officer']);
  expect(meant('ingeniero de software')).toEqual(['software engineer']);
});

test('[I-7] of several names the one that jobs have is meant', () => {
  const design = new Vocabulary([entry('title', 'Design Engineer')]);
  const both = new Vocabulary([
    entry('title', 'Design Engineer'),
    entry('title', 'Product Development Manager'),
  ]);
  const read = (board: Vocabulary) =>
    listTranslated(translateQuery(parseQuery('Entwicklungsingenieur'), board));
  expect(read(design)[0]?.meant).toEqual(['design engineer']);
  expect(read(both)[0]?.meant).toEqual(['product development manager']);
});

test('[I-7] a rare word of English names is none of another language', () => {
  for (const q of ['status', 'policy', 'maestro']) expect(translated(q)).toEqual([]);
  expect(isForeign('status', words)).toBe(false);
});

test('[I-7] small words go from beside words that no job has, but from no name of the board', () => {
  const texts = (q: string) => translateQuery(parseQuery(q), words)[0]?.map(({ text }) => text);
  expect(texts('zzzzq de la')).toEqual(['zzzzq']);
  expect(texts('Koch de Medical')).not.toContain('de');
  const board = new Vocabulary([entry('company', 'Casa de la Rosa', 1)]);
  const named = translateQuery(parseQuery('casa de la rosa'), board)[0];
  expect(named?.map(({ text }) => text)).toEqual(['casa', 'de', 'la', 'rosa']);
});

test('[I-7] a field in another language is also who works in it', () => {
  const board = new Vocabulary([entry('title', 'Accountant'), entry('title', 'Sales Clerk')]);
  const [[term] = []] = translateQuery(parseQuery('contabilidad'), board);
  expect(term?.near).toContain('accountant');
});
