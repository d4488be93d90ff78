import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../../testing/render-part.tsx';
import { textsOf } from '../../testing/texts.ts';
import { DataTable } from './data-table.tsx';
import { LetterBar } from './letter-bar.tsx';
import { Pagination } from './pagination.tsx';
import { TabLinks } from './tab-links.tsx';
import { WordsSearch } from './words-search.tsx';

afterEach(() => page.viewport(1440, 900));

function Pages({ count }: { count: number }) {
  const [search] = useSearchParams();
  const at = Number(search.get('page') ?? 1);
  return <Pagination page={at} pageCount={count} hrefOf={(one) => `/list?page=${one}`} />;
}

test('[I-7] pages lead to those beside them, and the first and the last have one way only', async () => {
  const shown = await renderPart(<Pages count={9} />, { at: '/list?page=5' });
  const pages = shown.getByRole('navigation', { name: 'Pages' });
  const link = (name: string) => pages.getByRole('link', { name, exact: true });
  expect(textsOf(pages.getByRole('listitem'))).toEqual(['1', '…', '4', '5', '6', '…', '9']);
  await expect.element(link('Page 5')).toHaveAttribute('aria-current', 'page');
  await expect.element(link('Prev')).toHaveAttribute('rel', 'prev');
  await expect.element(link('Next')).toHaveAttribute('rel', 'next');
  await link('Next').click();
  await expect.poll(shown.address).toBe('/list?page=6');
  await link('Page 9').click();
  await expect.poll(shown.address).toBe('/list?page=9');
  await expect.element(link('Next')).not.toBeInTheDocument();
  await link('Page 1').click();
  await expect.element(link('Prev')).not.toBeInTheDocument();
  await expect.element(link('Page 5')).not.toBeInTheDocument();
});

test('[I-7] a list of one page has no pages to choose from', async () => {
  const shown = await renderPart(<Pages count={1} />, { at: '/list' });
  await expect.element(shown.getByRole('navigation')).not.toBeInTheDocument();
});

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((label) => ({
  label,
  href: `/list?letter=${label}`,
  current: label === 'W',
  count: label === 'B' ? 0 : 1204,
}));

test('[I-8] on a phone the alphabet is scrolled to the letter of the page; one without anything is no link', async () => {
  await page.viewport(390, 844);
  const shown = await renderPart(
    <LetterBar
      label="Letters"
      letters={letters}
      nameCount={(count) => `${count.toLocaleString('en')} companies`}
    />,
  );
  const bar = shown.getByRole('navigation', { name: 'Letters' });
  await expect.element(bar.getByRole('link', { name: /^W/ })).toBeInViewport({ ratio: 1 });
  await expect.element(bar.getByRole('link', { name: /^W/ })).toHaveAttribute('aria-current', 'page');
  expect(bar.getByRole('link', { name: /^W/ }).element().textContent).toBe('W, 1,204 companies');
  await expect.element(bar.getByText('B', { exact: true })).toBeInTheDocument();
  await expect.element(bar.getByRole('link', { name: /^B/ })).not.toBeInTheDocument();
  expect(bar.element().scrollLeft).toBeGreaterThan(0);
});

test('[A-16] a letter that has the focus stays in view when the address changes or the page wakes', async () => {
  await page.viewport(390, 844);
  function Part() {
    const navigate = useNavigate();
    const { search } = useLocation();
    const [seen, see] = useState('');
    // After what the bar does at a new address.
    useEffect(() => see(search), [search]);
    return (
      <div onFocus={() => void navigate('/list?sort=name')}>
        <LetterBar label="Letters" letters={letters} nameCount={String} />
        <output>{seen}</output>
      </div>
    );
  }
  const shown = await renderPart(<Part />, { at: '/list' });
  const first = shown.getByRole('link', { name: /^A/ });
  (first.element() as HTMLElement).focus();
  await expect.element(shown.getByText('?sort=name')).toBeInTheDocument();
  await expect.element(first).toBeInViewport({ ratio: 1 });
});

test('[J-5] on a phone the keyboard brings each tab into view whole', async () => {
  await page.viewport(390, 844);
  const tabs = Array.from({ length: 12 }, (_none, at) => ({
    label: `List ${at + 1}`,
    to: `/list?tab=${at}`,
    isCurrent: at === 0,
    count: 1000 + at,
  }));
  const shown = await renderPart(<TabLinks label="Lists" tabs={tabs} />);
  const tab = (number: number) => shown.getByRole('link', { name: new RegExp(`^List ${number} ?1,0`) });
  expect(tab(12).element().getBoundingClientRect().right).toBeGreaterThan(390);
  (tab(1).element() as HTMLElement).focus();
  for (let number = 2; number <= 12; number++) {
    await userEvent.keyboard('{Tab}');
    await expect.element(tab(number)).toHaveFocus();
    await expect.element(tab(number)).toBeInViewport({ ratio: 1 });
  }
});

test('[H-4] a table says by which column it is sorted, and names its columns', async () => {
  const shown = await renderPart(
    <DataTable
      columns={[
        { name: 'Title', head: <a href="#by-title">Title</a>, sorted: 'ascending' },
        { name: 'Applications', numeric: true },
        { name: 'Action', unnamed: true },
      ]}
    >
      <tr>
        <td>Nurse</td>
        <td data-label="Applications">7</td>
        <td>Delete</td>
      </tr>
    </DataTable>,
  );
  const heads = shown.getByRole('columnheader');
  expect(textsOf(heads)).toEqual(['Title', 'Applications', 'Action']);
  expect(heads.elements().map((head) => head.getAttribute('aria-sort'))).toEqual(['ascending', null, null]);
  await expect.element(shown.getByRole('link', { name: 'Title' })).toBeVisible();
});

test('[H-4] on a phone the keyboard does not stop at the head of a table, which is not seen', async () => {
  await page.viewport(390, 844);
  const shown = await renderPart(
    <DataTable columns={[{ name: 'Title', head: <a href="#by-title">Title</a> }]}>
      <tr>
        <td>
          <button type="button">Nurse</button>
        </td>
      </tr>
    </DataTable>,
  );
  await userEvent.keyboard('{Tab}');
  await expect.element(shown.getByRole('button', { name: 'Nurse' })).toHaveFocus();
});

test('[J-5] words are searched for without spaces around them, and the field follows the address', async () => {
  function Search() {
    const [words, setWords] = useState('nurse');
    return (
      <>
        <WordsSearch label="Find users" words={words} onSearch={setWords} />
        <output>{words}</output>
        <button type="button" onClick={() => setWords('')}>
          All
        </button>
      </>
    );
  }
  const shown = await renderPart(<Search />);
  const field = shown.getByLabelText('Find users');
  await expect.element(field).toHaveValue('nurse');
  await field.fill('  night porter ');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => shown.container.querySelector('output')?.textContent).toBe('night porter');
  await expect.element(field).toHaveValue('night porter');
  await shown.getByRole('button', { name: 'All' }).click();
  await expect.element(field).toHaveValue('');
});
