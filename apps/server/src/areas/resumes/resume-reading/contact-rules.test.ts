import { expect, test } from 'vitest';
import { readFlow } from '../../../testing/resumes/flow-lines.ts';
import { readDrawn } from '../../../testing/resumes/drawn-pages.ts';

test('[C-6] contact details have a date of birth beside the name, and a city beside its country', () => {
  const { contact } = readDrawn([
    [50, 60, 'Cornelis van Dam', { size: 16, bold: true }],
    [186, 60, 'June 12, 1982', { italic: true }],
    [50, 80, 'cvdam@example.nl • +31.201234567'],
    [50, 94, 'Singel 84 • 1015 AB • Rotterdam • The Netherlands'],
    [50, 130, 'Experience', { size: 14, bold: true }],
    [50, 150, 'Hoppermann Groep', { size: 12 }],
    [430, 150, 'Utrecht, The Netherlands'],
    [50, 164, 'Head of Technology', { bold: true }],
    [430, 164, "Apr '12 – Oct '16"],
  ]);
  expect([contact.name?.text, contact.place?.text]).toEqual([
    'Cornelis van Dam',
    'Rotterdam, The Netherlands',
  ]);
});

test.each([
  [['Bachgasse 3, 93047 Regensburg', 'Telefon 0941 5550118 · jane@example.de'], '0941 5550118', 'Regensburg'],
  [['12 Rue Victor Hugo, 69003 Lyon', '06 12 34 56 78'], '06 12 34 56 78', 'Lyon'],
  [['12 place Bellecour 69002 Lyon', 'Tél : 04 78 12 34 56'], '04 78 12 34 56', 'Lyon'],
  [['Flat 2, 14 Mill Lane, Leeds LS1 4AP', '07700 900344'], '07700 900344', 'Leeds'],
  [['London, SW1A 1AA', '07700 900 123'], '07700 900 123', 'London'],
  [['ul. Długa 5/7, 31-147 Kraków', 'tel. 600 123 456'], '600 123 456', 'Kraków'],
  [['Calle Mayor 12, 3º B, 28013 Madrid', 'Tel.: +34 612 345 678'], '+34 612 345 678', 'Madrid'],
  [['Keizersgracht 100, 1015 AA Amsterdam', '06-12345678'], '06-12345678', 'Amsterdam'],
  [['Via Roma 10, 20121 Milano (MI)', 'Cell. 333 1234567'], '333 1234567', 'Milano'],
  [['2/14, MG Road, Kochi - 682016, Kerala', 'Mob: 94470 55502'], '94470 55502', 'Kochi, Kerala'],
  [['Dublin 2, Ireland', '+353 87 123 4567'], '+353 87 123 4567', 'Dublin 2, Ireland'],
  [['Ennis, Co. Clare', '087 123 4567'], '087 123 4567', 'Ennis, Co. Clare'],
  [['Eindhoven, 06 12345678, jane@example.nl'], '06 12345678', 'Eindhoven'],
  [['14 Mill Lane, Hull HU1 2AB', '07700 900123'], '07700 900123', 'Hull'],
  [['Sydney NSW 2000', '0412 345 678'], '0412 345 678', 'Sydney NSW'],
  [['Toronto, ON M5V 2T6', '416-555-0182'], '416-555-0182', 'Toronto, ON'],
  [
    ['Geburtsdatum: 03.03.1996 in Amberg', 'Anschrift: Hauptstr. 1, 92224 Amberg', 'Handy: 0170 1234567'],
    '0170 1234567',
    'Amberg',
  ],
  [
    ['Father’s Name: Ramesh Doe', 'DOB: 12/05/1994', 'Pune, Maharashtra', '9876543210'],
    '9876543210',
    'Pune, Maharashtra',
  ],
])('[L-25] below the name, %j are the number %j and the place %j', (rows, phone, place) => {
  const { contact } = readFlow(['Jane Doe', ...rows, '# Experience', 'Clerk, Acme Ltd, 2015 – 2018']);
  expect([contact.name?.text, contact.phone?.text, contact.place?.text]).toEqual(['Jane Doe', phone, place]);
});
