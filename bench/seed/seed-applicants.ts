import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { ensureStages } from '../../apps/server/src/areas/hiring/applicants/stage-commands.ts';
import { startSession } from '../../apps/server/src/areas/identity/accounts/session-commands.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';

interface SeededApplicants {
  directory: string;
  jobId: string;
  /** The token of the employer's session. */
  token: string;
}

/** A data directory with one company, one job and its applicants, who stand by turns in the given number of stages. */
export async function seedApplicants(count: number, stagesUsed: number): Promise<SeededApplicants> {
  const directory = await mkdtemp(join(tmpdir(), 'waymark-bench-applicants-'));
  const config = readConfig({ DATA_DIR: directory, DEMO: 'false' });
  const { database, close } = await openDatabase(config);
  await migrate(database);
  const [companyId, employerId, jobId, fileId] = [newId(), newId(), newId(), newId()];
  await sql`insert into companies (id, name, slug) values (${companyId}, 'Harbour Works', 'harbour-works')`.execute(
    database,
  );
  await sql`
    insert into users (id, role, email, first_name, last_name, email_confirmed_at)
    values (${employerId}, 'employer', 'olga@example.org', 'Olga', 'Ott', now())
  `.execute(database);
  await sql`
    insert into company_members (company_id, user_id, member_role) values (${companyId}, ${employerId}, 'owner')
  `.execute(database);
  await sql`
    insert into jobs (id, company_id, source, source_id, status, title, category, type, work_mode, posted_at,
      search_vector, title_vector)
    values (${jobId}, ${companyId}, 'bench', '1', 'active', 'Navigator', 'engineering', 'full-time', 'on-site', now(),
      to_tsvector('english', 'Navigator'), to_tsvector('english', 'Navigator'))
  `.execute(database);
  await sql`
    insert into files (id, purpose, storage_key, name, extension, media_type, size, sha256)
    values (${fileId}, 'resume', 'bench', 'resume.pdf', 'pdf', 'application/pdf', 1, 'not looked at')
  `.execute(database);
  const stages = await ensureStages(database, companyId);
  const used = stages.slice(0, stagesUsed).map(({ id, kind }) => (kind === 'new' ? null : id));
  await sql`
    with people as (
      insert into users (id, role, email, first_name, last_name, job_title, location)
      select gen_random_uuid(), 'candidate', 'applicant-' || n || '@example.org', 'Applicant', n::text, 'Navigator',
        'London, United Kingdom'
      from generate_series(1, ${count}::int) n returning id
    ), written as (
      insert into resumes (id, user_id, file_id, is_default)
      select gen_random_uuid(), id, ${fileId}, true from people returning id, user_id
    )
    insert into applications (id, job_id, user_id, resume_id, file_id, status, cover_letter, stage_id)
    select gen_random_uuid(), ${jobId}, user_id, id, ${fileId}, 'submitted', repeat('I know these waters. ', 40),
      (${used}::uuid[])[1 + row_number() over () % ${used.length}::int]
    from written
  `.execute(database);
  await sql`analyze`.execute(database);
  const { accessToken: token } = await startSession({ database, config }, employerId, { userAgent: 'Bench' });
  await close();
  return { directory, jobId, token };
}
