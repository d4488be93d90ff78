import { roughPay } from '@waymark/contract/board-pay';
import { defaultPay } from '@waymark/contract/jobs/fact-choices';
import type { SalaryPeriod } from '@waymark/contract/jobs/choices';
import { formatAmount } from '@waymark/contract/jobs/format-salary';
import { formatLongDate } from '@waymark/contract/text/format-day';
import { formatCount } from '@waymark/contract/text/format';
import type { Language } from '@waymark/contract/text/languages';
import { msg, type Message } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import { board } from '../../../platform/board/board.ts';
import { escapeHtml } from '../../../platform/html/escape-html.ts';
import { richHtml } from '../../../platform/html/rich-html.ts';
import { inPayUnit } from '../../jobs/jobs/rules.ts';
import type { ChartName, Figures } from './rules.ts';

/** The size of a row’s drawing, which stretches with the page: only rectangles can. */
const width = 1000;
const height = 24;

interface Part {
  name: Message;
  share: (percent: string) => Message;
}

interface Words {
  title: Message;
  /** The heads of the columns: what a row is of, what is drawn, how many postings it rests on. */
  columns: [Message, Message, Message];
  /** What each part of a bar is, where it has several. */
  parts?: Part[];
  none: Message;
}

const none = msg`There are too few postings on the board for this figure at the moment.`;

function wordsFor({ kind, of }: ChartName): Words {
  switch (kind) {
    case 'pay-by-place':
      return {
        ...wordsForPay(of),
        none,
      };
    case 'skills-together':
      return {
        title: msg`Skills that the same posting asks for: of the postings with the rarer one, how many ask for both`,
        columns: [msg`Skills`, msg`Ask for both`, msg`Postings`],
        none,
      };
    case 'how-long-open':
      return {
        title: msg`How long ago the postings that are open now were posted`,
        columns: [msg`Posted`, msg`Share of all`, msg`Postings`],
        none,
      };
    case 'remote-share':
      return {
        title: msg`Remote and hybrid work in the fields with the most postings`,
        columns: [msg`Field`, msg`Remote and hybrid`, msg`Postings`],
        parts: [
          { name: msg`Remote`, share: (percent) => msg`remote ${percent}` },
          { name: msg`Hybrid`, share: (percent) => msg`hybrid ${percent}` },
        ],
        none,
      };
  }
}

const offered: Record<SalaryPeriod, Message> = {
  year: msg`Offered a year`,
  month: msg`Offered a month`,
  week: msg`Offered a week`,
  day: msg`Offered a day`,
  hour: msg`Offered an hour`,
};

const titlesOfPay: Record<SalaryPeriod, (of: string, currency: string) => Message> = {
  year: (of, currency) =>
    msg`What postings for “${of}” offer a year, in ${currency}: lower quartile, median, upper quartile`,
  month: (of, currency) =>
    msg`What postings for “${of}” offer a month, in ${currency}: lower quartile, median, upper quartile`,
  week: (of, currency) =>
    msg`What postings for “${of}” offer a week, in ${currency}: lower quartile, median, upper quartile`,
  day: (of, currency) =>
    msg`What postings for “${of}” offer a day, in ${currency}: lower quartile, median, upper quartile`,
  hour: (of, currency) =>
    msg`What postings for “${of}” offer an hour, in ${currency}: lower quartile, median, upper quartile`,
};

/** Counted in dollars a year, and said as the board speaks of pay. */
function wordsForPay(of: string): Pick<Words, 'title' | 'columns'> {
  const { currency, period } = inPayUnit(0, board.words.pay);
  if (currency === defaultPay.currency && period === defaultPay.period) {
    return {
      title: msg`What postings for “${of}” offer a year, in US dollars: lower quartile, median, upper quartile`,
      columns: [msg`Country`, msg`Offered a year`, msg`Postings`],
    };
  }
  return {
    title: titlesOfPay[period](of, currency),
    columns: [msg`Country`, offered[period], msg`Postings`],
  };
}

/** A chart as a table with a drawn middle column, readable without seeing it. */
export function drawChart(
  chart: ChartName,
  figures: Figures | undefined,
  countedAt: Date | undefined,
  say: Say,
): string {
  const words = wordsFor(chart);
  if (!figures || !countedAt || figures.rows.length === 0) {
    return `<figure data-chart="${chart.kind}"><p>${escapeHtml(say(words.none))}</p></figure>`;
  }
  const heads = words.columns.map((name) => `<th scope="col">${escapeHtml(say(name))}</th>`).join('');
  const rows =
    figures.form === 'ranges'
      ? drawRanges(say, figures.rows)
      : drawShares(say, figures.rows, words.parts ?? []);
  const day = formatLongDate(board.words, countedAt.toISOString(), say.language);
  const key = (words.parts ?? [])
    .map((part, at) => `<span data-part="${at}">${escapeHtml(say(part.name))}</span>`)
    .join(' ');
  return (
    `<figure data-chart="${chart.kind}"><figcaption>${escapeHtml(say(words.title))}</figcaption>` +
    (key && `<p data-key aria-hidden="true">${key}</p>`) +
    `<table><thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table>` +
    `<p data-note>${writeNote(say, countedAt.toISOString(), day)}</p></figure>`
  );
}

const writeNote = (say: Say, at: string, day: string) =>
  richHtml(say, msg`Counted on <time>${day}</time> from the open postings of this board.`, {
    time: (inside) => `<time datetime="${at}">${inside}</time>`,
  });

type Ranges = Extract<Figures, { form: 'ranges' }>['rows'];
type Shares = Extract<Figures, { form: 'shares' }>['rows'];

function drawRanges(say: Say, rows: Ranges): string {
  const most = Math.max(...rows.map(({ high }) => high));
  const at = (value: number) => Math.round((value / most) * width);
  return rows
    .map(({ label, low, middle, high, count }) => {
      const bar =
        rectangle(0, width, 'ground', 11, 2) +
        rectangle(at(low), Math.max(4, at(high) - at(low)), 'range') +
        rectangle(Math.max(0, at(middle) - 4), 8, 'mark', 1, height - 2);
      const words = [low, middle, high].map((dollars) => writePay(dollars, say.language));
      return row(say, label, bar, `${words[0]} – <strong>${words[1]}</strong> – ${words[2]}`, count);
    })
    .join('');
}

function drawShares(say: Say, rows: Shares, parts: readonly Part[]): string {
  const most = parts.length > 0 ? 1 : Math.max(...rows.map(({ shares }) => sum(shares)));
  return rows
    .map(({ label, shares, count }) => {
      let from = 0;
      const bars = shares.map((share, at) => {
        const wide = Math.round((share / most) * width);
        from += wide;
        return rectangle(from - wide, wide, at === 0 ? 'first' : 'second');
      });
      const words = shares.map((share, at) => say(parts[at]?.share(percent(share)) ?? percent(share)));
      return row(
        say,
        label,
        rectangle(0, width, 'ground') + bars.join(''),
        escapeHtml(words.join(', ')),
        count,
      );
    })
    .join('');
}

function row(say: Say, label: Message, bar: string, words: string, count: number): string {
  return (
    `<tr><th scope="row">${escapeHtml(say(label))}</th>` +
    `<td><svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" aria-hidden="true">${bar}</svg><span>${words}</span></td>` +
    `<td>${formatCount(count, say.language)}</td></tr>`
  );
}

function rectangle(x: number, wide: number, part: string, y = 4, high = height - 8): string {
  return `<rect x="${x}" y="${y}" width="${wide}" height="${high}" data-part="${part}"/>`;
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
function writePay(dollars: number, language: Language): string {
  const { amount, currency, period } = inPayUnit(dollars, board.words.pay);
  const isYear = currency === defaultPay.currency && period === defaultPay.period;
  return isYear ? `$${thousands(amount, language)}` : formatAmount(roughPay(amount), currency, language);
}

const thousands = (value: number, language: Language) =>
  `${formatCount(Math.round(value / 1000), language)}k`;
const percent = (share: number) => (share > 0 && share < 0.01 ? '<1 %' : `${Math.round(share * 100)} %`);
