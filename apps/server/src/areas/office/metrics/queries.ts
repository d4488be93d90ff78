import type { BoardMetrics } from '@waymark/contract/office/metrics';
import { boardMetrics, type FigureStep } from '@waymark/contract/office/staff-choices';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { CountedFigure } from './constants.ts';
import { addDays, daysBetween, listSteps } from './rules.ts';

/** What happened on the board within so many days, step by step, as it was last counted. */
export async function readBoardMetrics(
  database: Kysely<Tables>,
  shown: { days: number; by: FigureStep },
  now = new Date(),
): Promise<BoardMetrics> {
  const today = now.toISOString().slice(0, 10);
  const steps = listSteps(today, shown);
  const first = steps[0] ?? today;
  const counts = await countSteps(database, shown.by, first);
  const before = await countBefore(database, {
    from: addDays(first, -1 - daysBetween(first, today)),
    to: first,
  });
  const countsOf = (figure: CountedFigure) => steps.map((step) => counts.get(`${step} ${figure}`) ?? 0);
  const hours = countsOf('review-hours');
  return {
    countedAt: await findCountedAt(database),
    steps,
    figures: boardMetrics.map(({ value: figure }) => {
      const own = countsOf(figure);
      return {
        figure,
        total: own.reduce((sum, count) => sum + count, 0),
        before: before.get(figure) ?? null,
        counts: own,
      };
    }),
    reviewHours: countsOf('reviews-published').map((published, at) =>
      published === 0 ? null : Math.round((10 * (hours[at] ?? 0)) / published) / 10,
    ),
  };
}

async function countSteps(
  database: Kysely<Tables>,
  by: FigureStep,
  first: string,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ step: string; figure: string; count: number }>`
    select to_char(date_trunc(${by}, day::timestamp), 'YYYY-MM-DD') as step, figure, sum(count)::int as count
    from figure_days where day >= ${first}::date group by 1, 2
  `.execute(database);
  return new Map(rows.map(({ step, figure, count }) => [`${step} ${figure}`, count]));
}

/** Of a time that began before anything was counted there is no figure. */
async function countBefore(
  database: Kysely<Tables>,
  { from, to }: { from: string; to: string },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ figure: string; count: number }>`
    select figure, coalesce(sum(count) filter (where day >= ${from}::date), 0)::int as count
    from figure_days where day < ${to}::date group by figure having min(day) <= ${from}::date
  `.execute(database);
  return new Map(rows.map(({ figure, count }) => [figure, count]));
}

async function findCountedAt(database: Kysely<Tables>): Promise<string | null> {
  const row = await database
    .selectFrom('figure_days')
    .select('counted_at')
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.counted_at.toISOString() ?? null;
}
