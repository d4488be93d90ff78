import { expect, test } from 'vitest';
import { readSection } from '../../../testing/resumes/flow-lines.ts';

type Level = string | null;

test.each<[heading: string, rows: string[], skills: string[], languages: [name: string, level: Level][]]>([
  [
    'Skills',
    ['Bluebeam, takeoffs, Portuguese (fluent)'],
    ['Bluebeam', 'takeoffs'],
    [['Portuguese', 'fluent']],
  ],
  [
    'Skills',
    ['ECG, C1 driving, Irish, German (A2)'],
    ['ECG', 'C1 driving'],
    [
      ['Irish', null],
      ['German', 'A2'],
    ],
  ],
  [
    'Skills',
    ['English literature, French cuisine, Spanish'],
    ['English literature', 'French cuisine'],
    [['Spanish', null]],
  ],
  ['Skills', ['Languages: Python, Java', 'Spoken languages: German'], ['Python', 'Java'], [['German', null]]],
  ['Languages', ['Python, Java, C++'], [], []],
  [
    'Kenntnisse',
    ['EDV\tSAP LE, Word', 'Sprachen\tDeutsch, Tschechisch (fließend)', 'Führerschein\tB, Staplerschein'],
    ['SAP LE', 'Word'],
    [
      ['Deutsch', null],
      ['Tschechisch', 'fließend'],
    ],
  ],
  ['Kenntnisse', ['Sprachen\tDeutsch', 'EDV\tExcel'], ['Excel'], [['Deutsch', null]]],
  [
    'Kenntnisse',
    ['Sprachen: Deutsch (Muttersprache), Tschechisch B2', 'EDV: SAP'],
    ['SAP'],
    [
      ['Deutsch', 'Muttersprache'],
      ['Tschechisch', 'B2'],
    ],
  ],
])('[L-25] below %j, %j are the skills %j and the languages %j', (heading, rows, skills, languages) => {
  const read = readSection(heading, rows);
  expect(read.skills.map(({ name }) => name)).toEqual(skills);
  expect(read.languages.map(({ name, level }) => [name, level])).toEqual(languages);
});

test.each<[heading: string, rows: string[], languages: string[]]>([
  ['Languages', ['Irish (fluent), German (basic)'], ['Irish: fluent', 'German: basic']],
  [
    'Languages',
    ['English: Native', 'French – B2', 'Spanish, conversational'],
    ['English: Native', 'French: B2', 'Spanish: conversational'],
  ],
  [
    'Languages',
    ['English\tNative', 'French\tIntermediate (B1)'],
    ['English: Native', 'French: Intermediate (B1)'],
  ],
  [
    'Languages',
    ['English and Tamil', 'Hindi (read, write, speak)'],
    ['English', 'Tamil', 'Hindi: read, write, speak'],
  ],
  [
    'Languages',
    ['Fluent in Spanish; native English; basic Mandarin Chinese'],
    ['Spanish: Fluent', 'English: native', 'Mandarin Chinese: basic'],
  ],
  ['Languages', ['English/Spanish (bilingual)'], ['English: bilingual', 'Spanish: bilingual']],
  ['Languages', ['Language\tRead\tWrite', 'English\tYes\tYes', 'Kannada\tNo\tNo'], ['English', 'Kannada']],
  [
    'Sprachkenntnisse',
    ['Deutsch Muttersprache', 'Englisch fließend in Wort und Schrift'],
    ['Deutsch: Muttersprache', 'Englisch: fließend in Wort und Schrift'],
  ],
  [
    'Sprachen',
    ['Muttersprache: Deutsch', 'Englisch: verhandlungssicher (C1)'],
    ['Deutsch: Muttersprache', 'Englisch: verhandlungssicher (C1)'],
  ],
  [
    'Langues',
    ['Anglais courant, espagnol scolaire', 'Français : langue maternelle'],
    ['Anglais: courant', 'espagnol: scolaire', 'Français: langue maternelle'],
  ],
  ['Idiomas', ['Español: nativo; Inglés: C2'], ['Español: nativo', 'Inglés: C2']],
  ['Skills', ['Epic, bilingual (English/Spanish)'], ['English: bilingual', 'Spanish: bilingual']],
  ['Idiomas', ['Inglés nivel alto (B2)', 'Catalán nativo'], ['Inglés: nivel alto (B2)', 'Catalán: nativo']],
  [
    'Języki',
    ['język angielski – B2', 'niemiecki komunikatywnie'],
    ['angielski: B2', 'niemiecki: komunikatywnie'],
  ],
  ['Talen', ['Nederlands moedertaal, Duits redelijk'], ['Nederlands: moedertaal', 'Duits: redelijk']],
  [
    'Personal Details',
    ['Date of Birth: 3rd March 1996', 'Languages known: Malayalam, English and Tamil'],
    ['Malayalam', 'English', 'Tamil'],
  ],
  [
    'Additional Information',
    ['Languages: English (native), Welsh (fluent)', 'Driving licence: full, clean'],
    ['English: native', 'Welsh: fluent'],
  ],
])('[L-25] below %j, %j are the languages %j', (heading, rows, languages) => {
  const read = readSection(heading, rows);
  expect(read.languages.map(({ name, level }) => (level ? `${name}: ${level}` : name))).toEqual(languages);
});
