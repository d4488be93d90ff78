import { sql, type Kysely } from 'kysely';
import { countAllDays } from '../../areas/office/metrics/counting-commands.ts';
import type { CountedFigure } from '../../areas/office/metrics/constants.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { createRandom } from '../random.ts';
import { demoPace } from './staff-records.ts';

const dayMs = 86_400_000;
/** A year that is shown in whole weeks or months, and the one before that it is compared with. */
const days = 800;
/** From Sunday on: people look for work on Mondays. */
const weekdays = [0.55, 1.3, 1.2, 1.1, 1.05, 0.95, 0.5];
const hoursOfReview = 21;

interface Counted {
  day: string;
  figure: CountedFigure;
  count: number;
}

/** The past of a board that began today, growing slowly; what really happened is counted beside it. */
export async function createDemoFigures(database: Kysely<Tables>, now = new Date()): Promise<void> {
  await countAllDays(database, now);
  const rows = Array.from({ length: days }, (_, index) => countsOf(now, index + 1)).flat();
  await sql`
    insert into figure_days (day, figure, count)
    select day, figure, count from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given(day date, figure text, count integer)
    on conflict (day, figure) do update set count = greatest(figure_days.count, excluded.count)
  `.execute(database);
}

function countsOf(now: Date, daysAgo: number): Counted[] {
  const date = new Date(now.getTime() - daysAgo * dayMs);
  const day = date.toISOString().slice(0, 10);
  const random = createRandom(Math.floor(date.getTime() / dayMs));
  const growth = 1 - (0.6 * daysAgo) / days;
  const weekday = weekdays[date.getUTCDay()] ?? 1;
  const counts = Object.entries(demoPace).map(([figure, pace]) => ({
    day,
    figure: figure as keyof typeof demoPace,
    count: Math.round(pace * growth * weekday * (0.8 + 0.4 * random.next())),
  }));
  const published = counts.find(({ figure }) => figure === 'reviews-published')?.count ?? 0;
  const hours = Math.round(published * hoursOfReview * (0.7 + 0.6 * random.next()));
  return [...counts, { day, figure: 'review-hours', count: hours }];
}
