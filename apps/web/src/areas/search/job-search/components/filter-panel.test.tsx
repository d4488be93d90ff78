import { standardWords, type BoardWords } from '@waymark/contract/board-words';
import { periodNames } from '@waymark/contract/jobs/format-salary';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { BoardWordsContext } from '../../../../lib/board-words.ts';
import { foundJobs } from '../../../../testing/jobs.ts';
import { parseJobSearch, pathOfSearch } from '../search-rules.ts';
import { FilterPanel } from './filter-panel.tsx';
import { PayFields } from './pay-fields.tsx';

function panelOf(words: BoardWords, query = '') {
  const { search } = parseJobSearch(words, new URLSearchParams(query));
  const result = foundJobs([]);
  const salary = words.pay.amounts.map((amount) => ({ value: String(amount), count: 1 }));
  return renderToStaticMarkup(
    <MemoryRouter>
      <BoardWordsContext value={words}>
        <FilterPanel
          search={search}
          result={{ ...result, facets: { ...result.facets, salary } }}
          activeCount={0}
          path="/browse-job-filter-list"
          onChange={() => {}}
        />
      </BoardWordsContext>
    </MemoryRouter>,
  );
}

/** The group of pay shows them once it is opened. */
const fieldsOf = (words: BoardWords) =>
  renderToStaticMarkup(
    <BoardWordsContext value={words}>
      <PayFields
        search={parseJobSearch(words, new URLSearchParams()).search}
        isChoice={false}
        onChange={() => {}}
      />
    </BoardWordsContext>,
  );

const selected = (html: string) =>
  [...html.matchAll(/<option[^>]* selected="">([^<]+)</g)].map(([, one]) => one);

test.each([
  ['EUR', 'month', 3000, '€3,000 a month or more'],
  ['JPY', 'month', 250_000, '¥250,000 a month or more'],
  ['KWD', 'hour', 3, 'KWD 3 an hour or more'],
] as const)('[L-40] filters of a board in %s for a %s', (currency, period, amount, label) => {
  const words = { ...standardWords, pay: { currency, period, amounts: [amount], isOwn: true } };
  const html = panelOf(words);
  expect(html.replaceAll(/\u00A0/g, ' ')).toContain(label);
  const { search } = parseJobSearch(words, new URLSearchParams());
  expect(selected(fieldsOf(words))).toEqual([currency, periodNames[period]]);
  // But for the lists of all currencies and periods.
  expect(html.replaceAll(/<option.*?<\/option>/g, '')).not.toMatch(/\$|dollar|a year/i);
  expect(pathOfSearch(search, '')).toBe('');
});

test('[L-40] a choice of the panel takes along what it is in', () => {
  const words = {
    ...standardWords,
    pay: { currency: 'EUR', period: 'month', amounts: [3000], isOwn: false },
  } as const;
  const sent = 'salary=3000&currency=EUR&period=month';
  expect(pathOfSearch(parseJobSearch(words, new URLSearchParams(sent)).search, '')).toBe(`?${sent}`);
  expect(
    pathOfSearch(parseJobSearch(words, new URLSearchParams('currency=EUR&period=month')).search, ''),
  ).toBe('');
  // Dollars are no longer what is meant without a word.
  const typed = parseJobSearch(words, new URLSearchParams('q=baker+3000&currency=USD')).search;
  expect(pathOfSearch(typed, '')).toBe('?q=baker+3000&currency=USD');
});
