import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import {
  isOneOf,
  section,
  type Person,
  type PersonalData,
} from '../../platform/personal-data/personal-data.ts';

/** Postings that a person wrote or marked. */
export const personalData: PersonalData = {
  sections: [
    section({ key: 'drafts', title: msg`Postings you began`, tables: ['posting_drafts'], list: listDrafts }),
    section({
      key: 'jobMarks',
      title: msg`Jobs you have marked`,
      tables: ['managed_job_marks'],
      list: listJobMarks,
    }),
  ],
  files: [{ table: 'posting_drafts', column: 'attachment_file_id' }],
  erase: { contacts: eraseContacts },
};

function listDrafts(database: Kysely<Tables>, { id }: Person) {
  return database
    .selectFrom('posting_drafts')
    .innerJoin('companies', 'companies.id', 'posting_drafts.company_id')
    .select(['posting_drafts.id', 'companies.name as company'])
    .select(sql<string>`posting_drafts.fields ->> 'title'`.as('draft'))
    .select(sql<string>`posting_drafts.fields ->> 'notifyEmail'`.as('tellApplicationsTo'))
    .select(['posting_drafts.created_at as createdAt', 'posting_drafts.updated_at as updatedAt'])
    .where('posting_drafts.created_by', '=', id)
    .orderBy('posting_drafts.id')
    .execute();
}

function listJobMarks(database: Kysely<Tables>, { id }: Person) {
  return database
    .selectFrom('managed_job_marks')
    .innerJoin('jobs', 'jobs.id', 'managed_job_marks.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['jobs.title as job', 'companies.name as company', 'managed_job_marks.starred'])
    .select(['managed_job_marks.unread as markedUnread', 'managed_job_marks.read_at as lookedAt'])
    .where('managed_job_marks.user_id', '=', id)
    .orderBy('jobs.id')
    .execute();
}

async function eraseContacts(transaction: Kysely<Tables>, { addresses }: Person): Promise<void> {
  await sql`
    update posting_drafts set fields = fields || '{"notifyEmail": ""}'
    where ${isOneOf(sql`lower(fields ->> 'notifyEmail')`, addresses)}
  `.execute(transaction);
}
