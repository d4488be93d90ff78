import { jobSearchSchema, type JobSearchResult } from '@waymark/contract/jobs/jobs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { RelatedOffer, SearchNotes } from './search-notes.tsx';

const search = jobSearchSchema.parse({ q: 'porter', type: 'full-time', page: 2 });
const path = '/browse-job-grid';

function resultOf(answer: Partial<JobSearchResult>): JobSearchResult {
  const usual = {
    corrected: null,
    respelled: [],
    didYouMean: null,
    reading: [],
    unmet: [],
    translated: [],
    related: [],
    placeOffers: [],
    total: 12,
    exact: 12,
    others: 0,
    missing: [],
  };
  return { ...usual, ...answer } as JobSearchResult;
}

function markupOf(part: ReactNode): string {
  const html = renderToStaticMarkup(<MemoryRouter>{part}</MemoryRouter>);
  return html.replaceAll('&amp;', '&').replaceAll(/ class="[^"]*"| data-discover="true"/g, '');
}

const notes = (answer: Partial<JobSearchResult>, ignored: string[] = [], q = 'portr', made = search) =>
  markupOf(
    <SearchNotes parsed={{ ...made, q }} search={made} result={resultOf(answer)} {...{ ignored, path }} />,
  );

const offer = (answer: Partial<JobSearchResult>, made = search) =>
  markupOf(<RelatedOffer search={made} result={resultOf(answer)} path={path} />);

test('[I-8] what finds far more is offered as a link that keeps the filters', () => {
  expect(notes({ didYouMean: 'night porter' })).toBe(
    '<p>Did you mean <a href="/browse-job-grid?q=night+porter&type=full-time">night porter</a>?</p>',
  );
});

test('[I-8] mended words are named beside those that were typed', () => {
  expect(notes({ corrected: 'porter' })).toBe(
    '<p>Showing results for <strong>“porter”</strong>. Nothing was found for “portr”.</p>',
  );
});

test('[I-7] each word and place that was corrected is shown as it was read', () => {
  const words = { typed: 'developr', meant: 'developer' };
  const place = { typed: 'bangalor', meant: 'Bengaluru' };
  const read = 'We read “developr” as “developer” and “bangalor” as “Bengaluru”.';
  const undo = '/browse-job-grid?q=%22developr%22+in+%22bangalor%22&type=full-time';
  const answer = { respelled: [words, place], corrected: 'developer' };
  expect(notes(answer, [], 'developr in bangalor')).toBe(
    `<p>${read} <a href="${undo}">Search for what I typed</a></p>`,
  );
  expect(notes({ respelled: [place] })).toBe('<p>We read “bangalor” as “Bengaluru”. </p>');
});

test('[L-22] a list of the postings loaded so far says that it is not complete', () => {
  expect(notes({ isLoading: true })).toBe(
    '<p>Postings are still loading. This list is not complete yet.</p>',
  );
});

test('[I-8] a search that was taken as typed needs no word', () => {
  expect(notes({})).toBe('');
  expect(notes({}, ['type', 'salary'])).toContain('We ignored type, salary in the address');
});

test('[I-7] what only mentions the words stands apart, one link away', () => {
  expect(notes({ others: 1204 })).toBe('');
  expect(offer({ others: 1204 })).toBe(
    '<p><a href="/browse-job-grid?q=porter&type=full-time&wide=true">' +
      'Show 1,204 more jobs, only related to “porter” or with it in the description</a></p>',
  );
  expect(offer({ exact: 1, others: 1204 })).toBe('');
  expect(offer({ others: 2 }, { ...search, q: 'porter -night -"on call"' })).toContain(
    'Show 2 more jobs, only related to “porter” or with it',
  );
});

test('[L-37] a note counts exact matches only where no headings set them apart', () => {
  expect(notes({ exact: 1 })).toBe('');
  expect(notes({ exact: 1 }, [], 'porter', { ...search, sort: 'newest' })).toBe(
    '<p>1 job has all of it. The others have some of it, or mention it.</p>',
  );
});

test('[L-2] words that none or few of the others have are named', () => {
  const none = ['forklift', 'night'].map((words) => ({ words, none: true }));
  const few = [{ words: 'rota', none: false }];
  expect(notes({ exact: 0, missing: [...none, ...few] })).toBe(
    '<p>None of these has “forklift” or “night”, few have “rota”.</p>',
  );
  expect(notes({ exact: 2, missing: few })).toBe('<p>Few of the others have “rota”.</p>');
});

test('[L-1] a note shows the English names that foreign words were translated to', () => {
  expect(notes({ translated: [{ words: 'Krankenschwester', meant: ['nurse', 'ward nurse'] }] })).toBe(
    '<p>Showing <strong>nurse or ward nurse</strong> for “Krankenschwester” too.</p>',
  );
});

test('[L-2] work of its kind is only shown as that', () => {
  expect(notes({ related: [{ words: 'bricklayer', meant: ['carpenter', 'roofer'] }] })).toBe(
    '<p>No job is called “bricklayer”. Related work: <strong>carpenter or roofer</strong>.</p>',
  );
});

test('[L-37] what was not understood is named, and nothing else of the sentence', () => {
  const reading = [
    { words: 'nurse', as: 'word' as const },
    { words: 'near me', as: 'unread' as const },
    { words: 'please', as: 'noise' as const },
    { words: '16 year olds', as: 'unread' as const },
  ];
  expect(notes({ reading })).toBe('<p>Not understood, and not used: “near me” and “16 year olds”.</p>');
});

test('[L-3] an unknown or ambiguous place shows suggestions', () => {
  expect(notes({ placeOffers: ['Canada', 'Cuba'] })).toBe(
    '<p>Did you mean one of these? <a href="/browse-job-grid?q=porter&location=Canada&type=full-time">Canada</a> · ' +
      '<a href="/browse-job-grid?q=porter&location=Cuba&type=full-time">Cuba</a></p>',
  );
});
