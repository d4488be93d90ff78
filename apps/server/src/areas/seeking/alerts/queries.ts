import { defaultPageSize, type Page } from '@waymark/contract/pagination';
import type { alertListQuerySchema, JobAlert } from '@waymark/contract/seeking/alerts';
import type { Say } from '@waymark/contract/text/say';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../platform/database/tables.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { isOwnedBy, noSuchAlert, type AlertOwner } from './owner-policy.ts';
import { nameCriteria } from './rules.ts';

/** A page of alerts. Throws `not_found` beyond the last page. */
export async function listAlerts(
  say: Say,
  database: Database,
  owner: AlertOwner,
  { sort, page }: z.output<typeof alertListQuerySchema>,
): Promise<Page<JobAlert>> {
  const { total } = await selectOwn(database, owner)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  refuseBeyondLastPage(page, defaultPageSize, total);
  const direction = sort === 'newest' ? 'desc' : 'asc';
  const rows = await selectRows(database, owner)
    .$if(sort === 'name', (query) => query.orderBy(sql`lower(job_alerts.name)`))
    .orderBy('job_alerts.created_at', direction)
    .orderBy('job_alerts.id', direction)
    .limit(defaultPageSize)
    .offset((page - 1) * defaultPageSize)
    .execute();
  return { data: rows.map((row) => presentAlert(say, row)), total, page, pageSize: defaultPageSize };
}

/** An alert of this owner. Throws `not_found`. */
export async function getAlert(say: Say, database: Database, owner: AlertOwner, alertId: string) {
  const row = await selectRows(database, owner).where('job_alerts.id', '=', alertId).executeTakeFirst();
  if (!row) throw noSuchAlert();
  return presentAlert(say, row);
}

function selectOwn(database: Database, owner: AlertOwner) {
  return database.selectFrom('job_alerts').where(isOwnedBy(owner)).where('job_alerts.deleted_at', 'is', null);
}

function selectRows(database: Database, owner: AlertOwner) {
  return selectOwn(database, owner)
    .leftJoin('companies', (join) => join.on('companies.id', '=', companyOfCriteria))
    .select(['job_alerts.id', 'job_alerts.name', 'job_alerts.criteria', 'job_alerts.frequency'])
    .select(['job_alerts.paused_at', 'job_alerts.last_sent_at', 'job_alerts.created_at'])
    .select('companies.name as company_name');
}

/** The company of an alert; null for any. */
export const companyOfCriteria = sql<string>`nullif(job_alerts.criteria ->> 'company', '')::uuid`;

type AlertRow = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number];

function presentAlert(say: Say, row: AlertRow): JobAlert {
  return {
    id: row.id,
    name: row.name,
    frequency: row.frequency,
    criteria: row.criteria,
    shown: nameCriteria(say, row.criteria),
    companyName: row.company_name,
    pausedAt: row.paused_at?.toISOString() ?? null,
    lastSentAt: row.last_sent_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}
