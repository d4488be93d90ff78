import { defaultPageSize } from '@waymark/contract/pagination';
import type { Page } from '@waymark/contract/pagination';
import type { alertListQuerySchema, JobAlert } from '@waymark/contract/seeking/alerts';
import type { AlertCriteria, AlertFrequency } from '@waymark/contract/seeking/choices/alerts';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Tables } from '../../../platform/database/tables.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { isOwnedBy, noSuchAlert } from './owner-policy.ts';
import type { AlertOwner } from './owner-policy.ts';

/** A page of somebody's alerts. Throws `not_found` beyond the last page. */
export async function listAlerts(
  database: Kysely<Tables>,
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
  return { data: rows.map(presentAlert), total, page, pageSize: defaultPageSize };
}

/** One alert of this person. Throws `not_found`, also for somebody else's. */
export async function getAlert(
  database: Kysely<Tables>,
  owner: AlertOwner,
  alertId: string,
): Promise<JobAlert> {
  const row = await selectRows(database, owner).where('job_alerts.id', '=', alertId).executeTakeFirst();
  if (!row) throw noSuchAlert();
  return presentAlert(row);
}

function selectOwn(database: Kysely<Tables>, owner: AlertOwner) {
  return database.selectFrom('job_alerts').where(isOwnedBy(owner)).where('job_alerts.deleted_at', 'is', null);
}

function selectRows(database: Kysely<Tables>, owner: AlertOwner) {
  return selectOwn(database, owner)
    .leftJoin('companies', (join) => join.on('companies.id', '=', companyOfCriteria))
    .select(['job_alerts.id', 'job_alerts.name', 'job_alerts.criteria', 'job_alerts.frequency'])
    .select(['job_alerts.paused_at', 'job_alerts.last_sent_at', 'job_alerts.created_at'])
    .select('companies.name as company_name');
}

/** The company that an alert is about; null where it is about none. */
export const companyOfCriteria = sql<string>`nullif(job_alerts.criteria ->> 'company', '')::uuid`;

interface AlertRow {
  id: string;
  name: string;
  criteria: AlertCriteria;
  company_name: string | null;
  frequency: AlertFrequency;
  paused_at: Date | null;
  last_sent_at: Date | null;
  created_at: Date;
}

/** An alert as its owner sees it. */
function presentAlert(row: AlertRow): JobAlert {
  return {
    id: row.id,
    name: row.name,
    frequency: row.frequency,
    criteria: row.criteria,
    companyName: row.company_name,
    pausedAt: row.paused_at?.toISOString() ?? null,
    lastSentAt: row.last_sent_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}
