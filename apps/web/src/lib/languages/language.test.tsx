import { standardWords } from '@waymark/contract/board-words';
import { formatCount, formatMoney } from '@waymark/contract/text/format';
import type { Language } from '@waymark/contract/text/languages';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PostedTime } from '../../components/job-card/posted-time.tsx';
import { BoardWordsContext } from '../board-words.ts';
import { LanguageContext, useLocale } from './language.ts';

const Figures = () => {
  const locale = useLocale();
  return `${formatCount(12_345, locale)}, ${formatMoney(900, 'EUR', locale)}`;
};

const now = Date.parse('2026-11-20T12:00:00Z');
const textOf = (language: Language, country: string | null) =>
  renderToString(
    <LanguageContext value={language}>
      <BoardWordsContext value={{ ...standardWords, country }}>
        <Figures />: <PostedTime at="2026-11-17T12:00:00Z" now={now} />
      </BoardWordsContext>
    </LanguageContext>,
  ).replaceAll(/<!-- -->|<[^>]*>/g, '');

test('[L-40] a page writes figures and times in its language, as the country of the board does', () => {
  expect(textOf('en', null)).toBe('12,345, 9.00 EUR: 3 days ago');
  expect(textOf('en', 'CH')).toBe(textOf('en', null));
  expect(textOf('de', null)).toBe('12.345, 9,00\u00A0€: vor 3 Tagen');
  expect(textOf('de', 'CH')).toBe('12’345, EUR\u00A09.00: vor 3 Tagen');
  expect(textOf('ar', null)).toBe('12,345, 9.00\u00A0€: قبل 3 أيام');
});
