import { expect, test } from 'vitest';
import { type ShortResume, findingOf } from '../../../testing/read-resumes.ts';

/** Each rule with a resume that has its finding, and a similar one without. */
const cases: Record<string, { found: ShortResume; not: ShortResume; file?: string; notFile?: string }> = {
  'contact-email-missing': {
    found: { head: ['Ada Nilsen', 'Oslo, Norway'], contact: { email: null } },
    not: { head: ['Ada Nilsen', 'ada @example'], contact: { email: null } },
  },
  'contact-email-odd': {
    found: { contact: { email: { text: 'party_ada@example.com', line: 'p1-2' } } },
    not: { contact: { email: { text: 'ada.partyman@example.com', line: 'p1-2' } } },
  },
  'contact-email-year': {
    found: { contact: { email: { text: 'ada1987@example.com', line: 'p1-2' } } },
    not: { contact: { email: { text: 'ada19873@example.com', line: 'p1-2' } } },
  },
  'contact-phone-missing': {
    found: { head: ['Ada Nilsen', 'ada@example.com'], contact: { phone: null } },
    not: { head: ['Ada Nilsen', 'ada@example.com, 0047 (22) 55 01 23 45 67 8'], contact: { phone: null } },
  },
  'contact-phone-country': {
    found: { contact: { phone: { text: '07700 900461', line: 'p1-2' } } },
    not: { contact: { phone: { text: '(312) 555-0123', line: 'p1-2' } } },
  },
  'contact-place-missing': {
    found: { head: ['Ada Nilsen', 'ada@example.com'], contact: { place: null } },
    not: { head: ['Ada Nilsen', 'Svartisen, Rana'], contact: { place: null } },
  },
  'contact-personal-details': {
    found: { tail: ['Date of birth: 4 May 1990'] },
    not: { tail: ['Reduced the age of stock: 12 days less'] },
  },
  'contact-links-empty': {
    found: { head: ['Ada Nilsen', 'ada@example.com | LinkedIn'] },
    not: {
      head: ['Ada Nilsen', 'ada@example.com | LinkedIn'],
      contact: { links: [{ text: 'LinkedIn', url: 'https://lnkd.example/ada', line: 'p1-2' }] },
    },
  },
};

test.each(Object.entries(cases))('[C-6] %s', (rule, { found, not, file, notFile }) => {
  const finding = findingOf(rule, found, file);
  expect(finding, 'where it is').toBeDefined();
  expect(finding?.seen).not.toBe('');
  expect(findingOf(rule, not, notFile), 'where it is not').toBeUndefined();
});
