import { roughPay } from '@waymark/contract/board-pay';
import { defaultPay } from '@waymark/contract/jobs/fact-choices';
import { formatAmount, periodNames } from '@waymark/contract/jobs/format-salary';
import { formatLongDate } from '@waymark/contract/text/format-day';
import { formatCount } from '@waymark/contract/text/format';
import { msg } from '@waymark/contract/text/message';
import { board } from '../../../platform/board/board.ts';
import { escapeHtml } from '../../../platform/html/escape-html.ts';
import { inPayUnit } from '../../jobs/jobs/rules.ts';
import type { ChartName, Figures } from './rules.ts';

/** The size of a row’s drawing, which stretches with the page: only rectangles can. */
const width = 1000;
const height = 24;

interface Words {
  title: string;
  /** The heads of the columns: what a row is of, what is drawn, how many postings it rests on. */
  columns: [string, string, string];
  /** What each part of a bar is, where it has several. */
  parts?: string[];
  none: string;
}

const none = 'There are too few postings on the board for this figure at the moment.';

function wordsFor({ kind, of }: ChartName): Words {
  switch (kind) {
    case 'pay-by-place':
      return {
        ...wordsForPay(of),
        none,
      };
    case 'skills-together':
      return {
        title: msg`Skills that the same posting asks for: of the postings with the rarer one, so many ask for both`,
        columns: ['Skills', 'Ask for both', 'Postings'],
        none,
      };
    case 'how-long-open':
      return {
        title: msg`How long ago the postings that are open now were posted`,
        columns: ['Posted', 'Share of all', 'Postings'],
        none,
      };
    case 'remote-share':
      return {
        title: msg`Remote and hybrid work in the fields with the most postings`,
        columns: ['Field', 'Remote and hybrid', 'Postings'],
        parts: ['Remote', 'Hybrid'],
        none,
      };
  }
}

/** Counted in dollars a year, and said as the board speaks of pay. */
function wordsForPay(of: string): Pick<Words, 'title' | 'columns'> {
  const { currency, period } = inPayUnit(0, board.words.pay);
  if (currency === defaultPay.currency && period === defaultPay.period) {
    return {
      title: msg`What postings for “${of}” offer a year, in US dollars: lower quartile, median, upper quartile`,
      columns: ['Country', 'Offered a year', 'Postings'],
    };
  }
  const name = periodNames[period];
  return {
    title: msg`What postings for “${of}” offer ${name}, in ${currency}: lower quartile, median, upper quartile`,
    columns: ['Country', `Offered ${name}`, 'Postings'],
  };
}

/** A chart as a table with a drawn middle column, readable without seeing it. */
export function drawChart(
  chart: ChartName,
  figures: Figures | undefined,
  countedAt: Date | undefined,
): string {
  const words = wordsFor(chart);
  if (!figures || !countedAt || figures.rows.length === 0) {
    return `<figure data-chart="${chart.kind}"><p>${escapeHtml(words.none)}</p></figure>`;
  }
  const heads = words.columns.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('');
  const rows =
    figures.form === 'ranges' ? drawRanges(figures.rows) : drawShares(figures.rows, words.parts ?? []);
  const day = formatLongDate(board.words, countedAt.toISOString());
  const key = (words.parts ?? [])
    .map((part, at) => `<span data-part="${at}">${escapeHtml(part)}</span>`)
    .join(' ');
  return (
    `<figure data-chart="${chart.kind}"><figcaption>${escapeHtml(words.title)}</figcaption>` +
    (key && `<p data-key aria-hidden="true">${key}</p>`) +
    `<table><thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table>` +
    `<p data-note>Counted on <time datetime="${countedAt.toISOString()}">${day}</time> from the open postings of this board.</p></figure>`
  );
}

type Ranges = Extract<Figures, { form: 'ranges' }>['rows'];
type Shares = Extract<Figures, { form: 'shares' }>['rows'];

function drawRanges(rows: Ranges): string {
  const most = Math.max(...rows.map(({ high }) => high));
  const at = (value: number) => Math.round((value / most) * width);
  return rows
    .map(({ label, low, middle, high, count }) => {
      const bar =
        rectangle(0, width, 'ground', 11, 2) +
        rectangle(at(low), Math.max(4, at(high) - at(low)), 'range') +
        rectangle(Math.max(0, at(middle) - 4), 8, 'mark', 1, height - 2);
      const words = [low, middle, high].map(writePay);
      return row(label, bar, `${words[0]} – <strong>${words[1]}</strong> – ${words[2]}`, count);
    })
    .join('');
}

function drawShares(rows: Shares, parts: readonly string[]): string {
  const most = parts.length > 0 ? 1 : Math.max(...rows.map(({ shares }) => sum(shares)));
  return rows
    .map(({ label, shares, count }) => {
      let from = 0;
      const bars = shares.map((share, at) => {
        const wide = Math.round((share / most) * width);
        from += wide;
        return rectangle(from - wide, wide, at === 0 ? 'first' : 'second');
      });
      const words = shares.map((share, at) =>
        [parts[at]?.toLowerCase(), percent(share)].filter(Boolean).join(' '),
      );
      return row(label, rectangle(0, width, 'ground') + bars.join(''), words.join(', '), count);
    })
    .join('');
}

function row(label: string, bar: string, words: string, count: number): string {
  return (
    `<tr><th scope="row">${escapeHtml(label)}</th>` +
    `<td><svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" aria-hidden="true">${bar}</svg><span>${words}</span></td>` +
    `<td>${formatCount(count)}</td></tr>`
  );
}

function rectangle(x: number, wide: number, part: string, y = 4, high = height - 8): string {
  return `<rect x="${x}" y="${y}" width="${wide}" height="${high}" data-part="${part}"/>`;
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
function writePay(dollars: number): string {
  const { amount, currency, period } = inPayUnit(dollars, board.words.pay);
  const isYear = currency === defaultPay.currency && period === defaultPay.period;
  return isYear ? `$${thousands(amount)}` : formatAmount(roughPay(amount), currency);
}

const thousands = (value: number) => `${formatCount(Math.round(value / 1000))}k`;
const percent = (share: number) => (share > 0 && share < 0.01 ? '&lt;1 %' : `${Math.round(share * 100)} %`);
