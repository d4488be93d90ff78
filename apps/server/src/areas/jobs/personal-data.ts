import { reasonLabel } from '@waymark/contract/jobs/report-choices';
import { sourceFormats } from '@waymark/contract/jobs/source-choices';
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

/** Reports of postings, and imports that name a person. */
export const personalData: PersonalData = {
  sections: [
    section({
      key: 'jobReports',
      title: msg`Jobs you reported`,
      tables: ['job_reports'],
      list: listJobReports,
      names: { reason: (reason: string, say) => say(reasonLabel(board.wordsIn(say.language), reason)) },
    }),
    section({
      key: 'imports',
      title: msg`Imports of postings that name you as their employer`,
      tables: ['import_reports'],
      list: listImports,
    }),
    section({
      key: 'jobSources',
      title: msg`Sources of postings you added`,
      tables: ['job_sources'],
      list: listSources,
      names: { format: namesIn(sourceFormats) },
    }),
  ],
  files: [{ table: 'jobs', column: 'attachment_file_id' }],
  erase: { contacts: eraseContacts, addresses: eraseReports },
};

/** As a member, and as a guest who gave one of the addresses. */
function listJobReports(database: Kysely<Tables>, { id, addresses }: Person) {
  return database
    .selectFrom('job_reports')
    .innerJoin('jobs', 'jobs.id', 'job_reports.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['job_reports.id', 'jobs.id as jobId', 'jobs.title as job', 'companies.name as company'])
    .select(['job_reports.reason', 'job_reports.text', 'job_reports.email as yourEmail'])
    .select(['job_reports.created_at as createdAt', 'job_reports.updated_at as updatedAt'])
    .where(({ or, and, eb }) =>
      or([
        eb('job_reports.user_id', '=', id),
        and([eb('job_reports.user_id', 'is', null), isOneOf(sql`job_reports.email`, addresses)]),
      ]),
    )
    .orderBy('job_reports.id')
    .execute();
}

function listImports(database: Kysely<Tables>, { id }: Person) {
  return database
    .selectFrom('import_reports')
    .select(['source', 'file_name as file', 'read_count as postings', 'started_at as startedAt'])
    .where('employer_id', '=', id)
    .orderBy('id')
    .execute();
}

function listSources(database: Kysely<Tables>, { id }: Person) {
  return database
    .selectFrom('job_sources')
    .select(['name', 'address', 'format', 'created_at as createdAt'])
    .where('created_by', '=', id)
    .orderBy('id')
    .execute();
}

/** Applications to such a posting are announced to everyone at the company from then on. */
async function eraseContacts(transaction: Kysely<Tables>, { addresses }: Person): Promise<void> {
  await sql`
    update jobs set notify_email = '' where ${isOneOf(sql`lower(notify_email)`, addresses)}
  `.execute(transaction);
}

async function eraseReports(transaction: Kysely<Tables>, { addresses }: Person): Promise<void> {
  await sql`
    delete from job_reports where user_id is null and ${isOneOf(sql`email`, addresses)}
  `.execute(transaction);
}
