import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { countFigures } from './figure-queries.ts';
import { listCharts, nameOfChart, type ChartName } from './figure-rules.ts';

/** Counts what the charts of public posts show anew, one after the other, and forgets what no post shows any more. */
export async function refreshFigures(database: Kysely<Tables>): Promise<void> {
  const charts = await listShown(database);
  for (const chart of charts.values()) await countChart(database, chart);
  let stale = database.deleteFrom('blog_figures');
  if (charts.size > 0) stale = stale.where('name', 'not in', [...charts.keys()]);
  await stale.execute();
}

/** Counts what a text shows and what was never counted before: a new post does not wait for the next hour. */
export async function countMissing(database: Kysely<Tables>, body: string): Promise<void> {
  for (const chart of listCharts(body)) {
    const known = await database
      .selectFrom('blog_figures')
      .select('name')
      .where('name', '=', nameOfChart(chart))
      .executeTakeFirst();
    if (!known) await countChart(database, chart);
  }
}

async function listShown(database: Kysely<Tables>): Promise<Map<string, ChartName>> {
  const posts = await database
    .selectFrom('blog_posts')
    .select('body')
    .where('state', '=', 'published')
    .where('body', 'like', '%{{chart:%')
    .execute();
  return new Map(posts.flatMap(({ body }) => listCharts(body)).map((chart) => [nameOfChart(chart), chart]));
}

async function countChart(database: Kysely<Tables>, chart: ChartName): Promise<void> {
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
