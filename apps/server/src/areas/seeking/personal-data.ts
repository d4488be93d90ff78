import { alertFrequencies, describeCriteria } from '@waymark/contract/seeking/choices';
import { nameOf } from '@waymark/contract/text/languages';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import { board } from '../../platform/board/board.ts';
import type { Tables } from '../../platform/database/tables.ts';
import {
  isOneOf,
  namesIn,
  section,
  type Person,
  type PersonalData,
} from '../../platform/personal-data/personal-data.ts';
import { companyOfCriteria } from './alerts/queries.ts';
import { nameCriteria } from './alerts/rules.ts';
import type { Say } from '@waymark/contract/text/say';

/** Saved jobs and job alerts of a person. */
export const personalData: PersonalData = {
  sections: [
    section({ key: 'savedJobs', title: msg`Saved jobs`, tables: ['saved_jobs'], list: listSavedJobs }),
    section({
      key: 'jobAlerts',
      title: msg`Job alerts`,
      tables: ['job_alerts'],
      list: listAlerts,
      names: { frequency: namesIn(alertFrequencies), language: nameOf },
    }),
    section({
      key: 'jobsInAlerts',
      title: msg`Jobs that your alerts have sent you`,
      tables: ['alert_deliveries'],
      list: listAlertDeliveries,
    }),
  ],
  erase: { addresses: eraseGuestAlerts },
};

function listSavedJobs(database: Kysely<Tables>, { id }: Person) {
  return database
    .selectFrom('saved_jobs')
    .leftJoin('jobs', 'jobs.id', 'saved_jobs.job_id')
    .leftJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['saved_jobs.id', 'saved_jobs.job_id as jobId', 'saved_jobs.date'])
    .select(({ fn }) => [
      fn.coalesce('saved_jobs.title', 'jobs.title').as('job'),
      fn.coalesce('saved_jobs.company', 'companies.name').as('company'),
    ])
    .select(['saved_jobs.created_at as createdAt'])
    .where('saved_jobs.user_id', '=', id)
    .orderBy('saved_jobs.created_at')
    .orderBy('saved_jobs.id')
    .execute();
}

/** The account's, and those made without one for an address of the person. */
async function listAlerts(database: Kysely<Tables>, person: Person, say: Say) {
  const rows = await selectAlerts(database, person)
    .leftJoin('companies', (join) => join.on('companies.id', '=', companyOfCriteria))
    .select(['job_alerts.id', 'job_alerts.name', 'job_alerts.email as guestEmail', 'job_alerts.criteria'])
    .select(['companies.name as company', 'job_alerts.frequency', 'job_alerts.created_at as createdAt'])
    .select(['job_alerts.confirmed_at as confirmedAt', 'job_alerts.paused_at as pausedAt'])
    .select(['job_alerts.last_sent_at as lastSentAt', 'job_alerts.deleted_at as deletedAt'])
    .select('job_alerts.language')
    .orderBy('job_alerts.id')
    .execute();
  const words = board.wordsIn(say.language);
  return rows.map(({ criteria, company, ...row }) => ({
    ...row,
    looksFor: describeCriteria(say, words, nameCriteria(say, criteria), company).map(
      ({ label, value }) => `${label}: ${value}`,
    ),
  }));
}

function listAlertDeliveries(database: Kysely<Tables>, person: Person) {
  return selectAlerts(database, person)
    .innerJoin('alert_deliveries', 'alert_deliveries.alert_id', 'job_alerts.id')
    .innerJoin('jobs', 'jobs.id', 'alert_deliveries.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['job_alerts.id as alertId', 'job_alerts.name as alert', 'jobs.id as jobId'])
    .select(['jobs.title as job', 'companies.name as company'])
    .select('alert_deliveries.delivered_at as sentAt')
    .orderBy('alert_deliveries.delivered_at')
    .orderBy('jobs.id')
    .execute();
}

function selectAlerts(database: Kysely<Tables>, { id, addresses }: Person) {
  return database
    .selectFrom('job_alerts')
    .where(({ or, eb }) =>
      or([eb('job_alerts.user_id', '=', id), isOneOf(sql`job_alerts.email`, addresses)]),
    );
}

async function eraseGuestAlerts(transaction: Kysely<Tables>, { addresses }: Person): Promise<void> {
  await sql`delete from job_alerts where ${isOneOf(sql`email`, addresses)}`.execute(transaction);
}
