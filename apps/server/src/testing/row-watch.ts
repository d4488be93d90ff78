import { sql, type Kysely } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';

/** A row that was written, changed or deleted. */
export interface RowChange {
  table: string;
  operation: 'INSERT' | 'UPDATE' | 'DELETE';
  /** As it was before; as it is now, where there was none. */
  row: Record<string, unknown>;
  /** As it is after an update. */
  after: Record<string, unknown> | null;
  /** The columns that an update has changed, in the order of their names. */
  changed: string[];
}

export interface RowWatch {
  /** What was committed since the last time, in any table and in the queue; what was rolled back is not there. */
  take(): Promise<RowChange[]>;
  stop(): Promise<void>;
}

/** Triggers tell of each row: to compare all tables before and after each call takes a tenth of a second. */
export async function watchRows(database: Kysely<Tables>): Promise<RowWatch> {
  await sql
    .raw(
      `
      create table public.row_watch (number bigserial, name text, operation text, content jsonb, after jsonb, changed text[]);
      create function note_row_change() returns trigger language plpgsql as $$
      begin
        insert into public.row_watch (name, operation, content, after, changed)
        values (
          tg_argv[0], tg_op, to_jsonb(case tg_op when 'INSERT' then new else old end),
          case tg_op when 'UPDATE' then to_jsonb(new) end,
          case tg_op when 'UPDATE' then array(
            select now.key from jsonb_each(to_jsonb(new)) as now
            where now.value is distinct from to_jsonb(old) -> now.key order by now.key
          ) else '{}' end
        );
        return null;
      end $$;
      do $$
      declare
        watched regclass;
      begin
        for watched in
          select pg_class.oid from pg_class join pg_namespace on pg_namespace.oid = relnamespace
          where relkind in ('r', 'p') and not relispartition
            and (nspname = 'public' and relname not in ('migrations', 'row_watch')
              or nspname = 'pgboss' and relname = 'job')
        loop
          execute format('create trigger zz_note_row_change after insert or update or delete on %s '
            'for each row execute function note_row_change(%L)', watched, watched);
        end loop;
      end $$`,
    )
    .execute(database);
  return {
    async take() {
      const { rows } = await sql<RowChange>`
        with taken as (delete from public.row_watch returning *)
        select name as table, operation, content as row, after, changed from taken order by number
      `.execute(database);
      return rows;
    },
    async stop() {
      await sql.raw('drop function note_row_change cascade; drop table public.row_watch').execute(database);
    },
  };
}
