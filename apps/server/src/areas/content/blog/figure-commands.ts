import { categoryLabel } from '@waymark/contract/jobs/category-choices';
import { msg } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { listCharts, nameOfChart, type ChartName, type Figures } from './rules.ts';

/** Longer lists of skills say little about pairs. */
const pairSkillsLimit = 12;

/** The newest postings in which pairs of skills are counted. */
const pairPostings = 5000;

const figureRows = 10;

/** With fewer postings a figure would describe single employers. */
const minFigurePostings = 10;

const ages = [
  { label: msg`In the last 7 days`, before: 7 },
  { label: msg`8 to 14 days ago`, before: 14 },
  { label: msg`15 to 30 days ago`, before: 30 },
  { label: msg`31 to 60 days ago`, before: 60 },
  { label: msg`61 to 90 days ago`, before: 90 },
  { label: msg`Longer ago`, before: 100_000 },
];

/** Recounts the charts of public posts, and deletes figures that no post uses. */
export async function refreshFigures(database: Database): Promise<void> {
  const charts = await listShown(database);
  for (const chart of charts.values()) await countChart(database, chart);
  let stale = database.deleteFrom('blog_figures');
  if (charts.size > 0) stale = stale.where('name', 'not in', [...charts.keys()]);
  await stale.execute();
}

/**
 * Counts the charts of a text that were never counted, so that a new post does not wait for the next hour.
 */
export async function countMissing(database: Database, body: string): Promise<void> {
  for (const chart of listCharts(body)) {
    const known = await database
      .selectFrom('blog_figures')
      .select('name')
      .where('name', '=', nameOfChart(chart))
      .executeTakeFirst();
    if (!known) await countChart(database, chart);
  }
}

async function listShown(database: Database): Promise<Map<string, ChartName>> {
  const posts = await database
    .selectFrom('blog_posts')
    .select('body')
    .where('state', '=', 'published')
    .where('body', 'like', '%{{chart:%')
    .execute();
  return new Map(posts.flatMap(({ body }) => listCharts(body)).map((chart) => [nameOfChart(chart), chart]));
}

async function countChart(database: Database, chart: ChartName) {
  const counted = {
    name: nameOfChart(chart),
    figures: JSON.stringify(await countFigures(database, chart)),
    counted_at: new Date(),
  };
  await database
    .insertInto('blog_figures')
    .values(counted)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(counted))
    .execute();
}

/** Counts a chart’s figures from the open postings. */
function countFigures(database: Database, { kind, of }: ChartName): Promise<Figures> {
  switch (kind) {
    case 'pay-by-place':
      return countPay(database, of);
    case 'skills-together':
      return countPairs(database);
    case 'how-long-open':
      return countAges(database);
    case 'remote-share':
      return countRemote(database);
  }
}

/** Postings whose title, up to its first comma, ends in the word, by the middle of their pay range. */
async function countPay(database: Database, word: string): Promise<Figures> {
  const ending = word.toLowerCase();
  const { rows } = await sql<{ label: string; quartiles: number[]; count: number }>`
    with offers as (
      select place_ids[1] as place_id,
        -- The stored figure is that of the upper end.
        salary_yearly_usd * (coalesce(salary_min, salary_max) + coalesce(salary_max, salary_min))::float8
          / (2 * greatest(coalesce(salary_max, salary_min), 1)) as pay
      from jobs
      where status = 'active' and salary_yearly_usd is not null
        and right(lower(trim(split_part(title, ',', 1))), ${ending.length}) = ${ending}
    )
    select country as label, count(*)::int as count,
      percentile_cont(array[0.25, 0.5, 0.75]) within group (order by pay) as quartiles
    from offers join places on places.id = offers.place_id
    group by country having count(*) >= ${minFigurePostings}
    order by count(*) desc, country limit ${figureRows}
  `.execute(database);
  return {
    form: 'ranges',
    rows: rows.map(({ label, count, quartiles: [low = 0, middle = 0, high = 0] }) => ({
      label,
      low: Math.round(low),
      middle: Math.round(middle),
      high: Math.round(high),
      count,
    })),
  };
}

async function countPairs(database: Database): Promise<Figures> {
  const { rows } = await sql<{ one: string; other: string; count: number; rarer: number }>`
    with newest as (
      select id, skills[1:${pairSkillsLimit}] as skills from jobs where status = 'active'
      order by posted_at desc nulls last, number desc limit ${pairPostings}
    ),
    named as (select distinct id, skill from newest, unnest(skills) as skill),
    single as (select skill, count(*)::int as count from named group by skill),
    pairs as (
      select first.skill as one, second.skill as other, count(*)::int as count
      from named first join named second on second.id = first.id and second.skill > first.skill
      group by 1, 2 having count(*) >= ${minFigurePostings}
      order by count(*) desc, 1, 2 limit ${figureRows}
    )
    select one, other, pairs.count, least(a.count, b.count) as rarer
    from pairs join single a on a.skill = one join single b on b.skill = other
    order by pairs.count desc, one, other
  `.execute(database);
  return {
    form: 'shares',
    rows: rows.map(({ one, other, count, rarer }) => ({
      label: msg`${one} and ${other}`,
      shares: [count / rarer],
      count,
    })),
  };
}

async function countAges(database: Database): Promise<Figures> {
  const { rows } = await sql<{ days: number; count: number }>`
    select least(floor(extract(epoch from now() - posted_at) / 86400), 99999)::int as days, count(*)::int as count
    from jobs where status = 'active' and posted_at is not null group by 1
  `.execute(database);
  const total = rows.reduce((all, { count }) => all + count, 0);
  if (total < minFigurePostings) return { form: 'shares', rows: [] };
  return {
    form: 'shares',
    rows: ages.map(({ label, before }, at) => {
      const from = ages[at - 1]?.before ?? -Infinity;
      const count = rows.reduce(
        (all, row) => (row.days >= from && row.days < before ? all + row.count : all),
        0,
      );
      return { label, shares: [count / total], count };
    }),
  };
}

async function countRemote(database: Database): Promise<Figures> {
  const { rows } = await sql<{ category: string; count: number; remote: number; hybrid: number }>`
    select category, count(*)::int as count,
      (count(*) filter (where work_mode = 'remote'))::int as remote,
      (count(*) filter (where work_mode = 'hybrid'))::int as hybrid
    from jobs where status = 'active'
    group by category having count(*) >= ${minFigurePostings}
    order by count(*) desc, category limit ${figureRows}
  `.execute(database);
  const found = rows.map(({ category, count, remote, hybrid }) => ({
    label: categoryLabel(board.words, category),
    shares: [remote / count, hybrid / count],
    count,
  }));
  return {
    form: 'shares',
    rows: found.toSorted((a, b) => (b.shares[0] ?? 0) - (a.shares[0] ?? 0)),
  };
}
