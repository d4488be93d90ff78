import { jobSearchSchema, type JobSearchResult } from '@waymark/contract/jobs';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { SearchNotes } from './search-notes.tsx';

function notes(answer: Partial<JobSearchResult>, ignored: string[] = []): string {
  const search = jobSearchSchema.parse({ q: 'porter', type: 'full-time', page: 2 });
  const result = { corrected: null, didYouMean: null, placeOffers: [], ...answer } as JobSearchResult;
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <SearchNotes typed="portr" search={search} result={result} ignored={ignored} path="/browse-job-grid" />
    </MemoryRouter>,
  );
  return html.replaceAll('&amp;', '&').replaceAll(/ class="[^"]*"| data-discover="true"/g, '');
}

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

test('[I-8] a search that was taken as typed needs no word', () => {
  expect(notes({})).toBe('');
  expect(notes({}, ['type', 'salary'])).toContain('We ignored type, salary in the address');
});

test('[L-3] a place that nobody knows, or that means two, is offered as others', () => {
  expect(notes({ placeOffers: ['Canada', 'Cuba'] })).toBe(
    '<p>Did you mean <a href="/browse-job-grid?q=porter&location=Canada&type=full-time">Canada</a> or ' +
      '<a href="/browse-job-grid?q=porter&location=Cuba&type=full-time">Cuba</a>?</p>',
  );
});
