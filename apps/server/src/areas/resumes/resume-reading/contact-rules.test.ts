import { expect, test } from 'vitest';
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
