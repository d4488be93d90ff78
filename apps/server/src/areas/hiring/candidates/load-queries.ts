import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { CandidateRow } from './column-index.ts';

export interface CandidateNews {
  /** The numbers of the profiles that have changed, the listed among them with what the columns hold. */
  numbers: number[];
  rows: CandidateRow[];
  /** The highest id of a place. */
  lastPlaceId: number;
  /** What was visible to this look. */
  snapshot: string;
}

/**
 * What has changed since a snapshot was taken, or all listed profiles. As one text: 100,000 rows through the driver's
 * row parser take five times as long. Fields are ids, keys and numbers, so a space parts them.
 */
export async function readNews(
  database: Kysely<Tables>,
  snapshot: string | undefined,
): Promise<CandidateNews> {
  const unseen =
    snapshot === undefined
      ? sql`profiles.number is not null`
      : sql`transaction >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
          and not pg_visible_in_snapshot(transaction, ${snapshot}::pg_snapshot)`;
  const { rows } = await sql<{ snapshot: string; lastPlaceId: number | null; lines: string | null }>`
    select pg_current_snapshot()::text as snapshot,
      (select max(id) from places) as "lastPlaceId",
      (
        select string_agg(
          -- Of one that is not listed nothing but its number.
          concat_ws(
            ' ', changes.number, coalesce(place_id, 0), category, is_remote_wished::int,
            case when profiles.number is not null then coalesce(rate_yearly_usd, 0) end,
            extract(epoch from updated_at)::int8, array_to_string(types, ',')
          ), E'\n'
        )
        from candidate_changes as changes
        left join candidate_profiles as profiles on profiles.number = changes.number and is_listed
        where ${unseen}
      ) as lines
  `.execute(database);
  const [row] = rows;
  const lines = row?.lines?.split('\n').map((line) => line.split(' ')) ?? [];
  return {
    numbers: lines.map(([number]) => Number(number)),
    rows: lines.flatMap((fields) => parseRow(fields)),
    lastPlaceId: row?.lastPlaceId ?? 0,
    snapshot: row?.snapshot ?? '',
  };
}

function parseRow(fields: string[]): CandidateRow[] {
  const [number, placeId, category, remote, rate, updated, types] = fields;
  if (category === undefined) return [];
  return [
    {
      number: Number(number),
      placeId: Number(placeId),
      category,
      remote: remote === '1',
      rate: Number(rate),
      updatedSeconds: Number(updated),
      types: types ? types.split(',') : [],
    },
  ];
}
