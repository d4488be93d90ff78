import { fileURLToPath } from 'node:url';
import { defaultBoardSettings } from '@waymark/contract/all-settings';
import { afterEach, expect, test, vi } from 'vitest';
import { writeInvoice } from '../../apps/server/src/areas/payments/invoices/rules.ts';
import { layOutPaper } from '../../apps/server/src/areas/payments/invoices/paper-sheet-rules.ts';
import {
  writeOrder,
  writeReceipt,
  type ReceiptRow,
} from '../../apps/server/src/areas/payments/memberships/rules.ts';
import { describeResume } from '../../apps/server/src/areas/resumes/resume-export/content-rules.ts';
import { layOutLetter } from '../../apps/server/src/areas/resumes/resume-export/letter-rules.ts';
import { layOutResume } from '../../apps/server/src/areas/resumes/resume-export/template-rules.ts';
import { board } from '../../apps/server/src/platform/board/board.ts';
import { createOwnTexts } from '../../apps/server/src/platform/board/own-text-rules.ts';
import type { Sheet } from '../../apps/server/src/platform/documents/sheet.ts';
import * as languages from '../../apps/server/src/platform/languages/say-in.ts';
import { invoiceOf } from '../../apps/server/src/testing/invoice-rows.ts';
import { findLatinWords } from '../../apps/server/src/testing/latin-words.ts';
import { createPseudoSay } from '../../apps/server/src/testing/pseudo-say.ts';
import { listMessages } from './catalogs.ts';
import { readSources } from './source-files.ts';

/* Documents that people print, with messages in other letters and data in Greek, as with pages and mails. */

const say = createPseudoSay(
  'ar',
  listMessages(readSources(fileURLToPath(new URL('../../', import.meta.url)))),
);
const name = 'Αδα';
const span = { startDate: '2020-01', endDate: '2021-05' };
const basics = { name, label: 'Ναύτης', summary: 'Λόγια.', location: { city: 'Αθήνα', countryCode: 'GR' } };
const resume = {
  basics,
  work: [{ name: 'Φάρος', position: 'Ναύτης', startDate: '2021-09', highlights: ['Λόγια'] }],
  education: [{ institution: 'Σχολή', studyType: 'Πτυχίο', score: '8', courses: ['Πλοία'], ...span }],
  projects: [{ name: 'Πλοίο', keywords: ['Πανιά'], ...span }],
  skills: [{ name: 'Πανιά' }],
  languages: [{ language: 'Ελληνικά', fluency: 'Άριστα' }],
  certificates: [{ name: 'Δίπλωμα', date: '2022-02' }],
  awards: [{ title: 'Βραβείο', date: '2022' }],
  publications: [{ name: 'Βιβλίο', releaseDate: '2022-03-04' }],
  volunteer: [{ organization: 'Λιμάνι', position: 'Φίλος', ...span }],
  interests: [{ name: 'Θάλασσα' }],
  references: [{ name: 'Βασίλης', reference: 'Λόγια.' }],
};

const textsOf = ({ title, head, columns }: Sheet): string =>
  [
    title,
    ...[head, ...columns].flatMap(({ blocks }) =>
      blocks.flatMap(({ spans }) => spans.map(({ text }) => text)),
    ),
  ].join('\n');

afterEach(() => void vi.restoreAllMocks());

test.each(['classic', 'modern', 'compact'] as const)(
  '[L-40] a resume and a letter in the template %s say no word that is no message',
  (template) => {
    const choices = { template, accent: 'forest', paper: 'a4' } as const;
    const content = describeResume(say, resume, { order: [], hidden: [] });
    const letter = {
      basics,
      day: '12',
      recipient: 'Βασίλης',
      company: 'Φάρος',
      jobTitle: 'Ναύτης',
      text: 'Λόγια.',
    };
    const texts = textsOf(layOutResume(say, content, choices)) + textsOf(layOutLetter(say, letter, choices));
    expect(texts).toContain('[!!');
    expect(findLatinWords(texts)).toEqual([]);
  },
);

const party = { name: 'Φάρος', address: 'Δρόμος 1\nΑθήνα', vatNumber: '123456789' };
const bank = { holder: 'Φάρος', iban: 'DE02120300000000202051', bic: 'BYLADEM1001', paymentText: 'Λόγος' };
const paper = invoiceOf({
  seller: { ...party, taxNumber: '12', register: '34', phone: '56', email: 'a@board.example', bank },
  buyer: { ...party, reference: '78', language: 'ar' },
  item: 'Πακέτο',
  description: 'Λόγια.',
});
const terms = { days: 30, postings: 5, seats: 2, candidateSearch: false, refundTerms: '' };
const receipt: ReceiptRow = {
  kind: 'plan',
  terms,
  item: 'Πακέτο',
  receipt_number: 'WM-2026-000001',
  number: 12,
  amount: 2900,
  currency: 'EUR',
  payment_method: 'Φ',
  billed_name: 'Φάρος',
  billed_address: 'Αθήνα',
  tax_name: 'VAT',
  tax_rate: 0,
  paid_at: new Date('2026-11-20T10:00:00Z'),
  refunded_at: null,
};
const invoices = {
  'an invoice that asks': paper,
  'an invoice before its period': { ...paper, supplied_from: null, supplied_to: null },
  'an invoice of what was paid': { ...paper, paid_with: 'Φ', tax_rate: 0 },
  'a credit note': { ...paper, kind: 'credit_note', credits: 'INV-2026-000001', is_reverse_charge: true },
} as const;

test.each(Object.entries(invoices))('[L-40] %s says no word that is no message', (_what, row) => {
  vi.spyOn(languages, 'sayIn').mockReturnValue(say);
  const texts = textsOf(layOutPaper(writeInvoice(row, say)));
  expect(texts).toContain('[!!');
  expect(findLatinWords(texts)).toEqual([]);
});

test.each<[string, Partial<ReceiptRow>]>([
  ['a plan', {}],
  ['a plan that renews', { terms: { ...terms, renewal: 'monthly' }, refunded_at: new Date() }],
  ['a posting', { kind: 'posting', terms: { ...terms, featuredDays: 3 }, tax_rate: 1900 }],
  ['featured days', { kind: 'posting', terms: { ...terms, featuredDays: 3, featuredJobId: '1' } }],
])('[L-40] the receipt of %s says no word that is no message', (_what, changes) => {
  vi.spyOn(languages, 'sayIn').mockReturnValue(say);
  const row = { ...receipt, ...changes };
  const texts = textsOf(layOutPaper(writeReceipt(say, row, { address: 'Δρόμος', email: null })));
  expect(findLatinWords(texts)).toEqual([]);
});

test('[L-40] orders call the plans of the product by their names in the language', () => {
  const ownTexts = createOwnTexts({ ...defaultBoardSettings, languages: { own: 'de', offered: ['de'] } });
  vi.spyOn(board, 'ownText').mockImplementation((text, of) => ownTexts.get(of)?.get(text) ?? text);
  const order = { kind: 'plan', terms, item: 'Professional' } as const;
  expect(writeOrder(languages.sayIn('de'), order).name).toBe('Tarif Professionell');
  expect(writeOrder(languages.sayIn('de'), { ...order, item: 'Φ' }).name).toBe('Tarif Φ');
  expect(writeOrder(languages.sayIn('de'), { ...order, kind: 'posting' }).name).toContain('Professional');
});
