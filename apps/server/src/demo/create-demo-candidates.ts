import { sql, type Kysely } from 'kysely';
import { writeProfiles, type ProfileRow } from '../areas/hiring/candidates/commands.ts';
import { ensurePlaces, placeKey } from '../areas/places/places/commands.ts';
import type { Tables } from '../platform/database/tables.ts';
import { demoEmailOf } from './accounts.ts';
import { demoGazetteer, saveDemoCandidates } from './save-demo-candidates.ts';

/** Enough for two pages of the search. */
const visibleCandidates = 60;

const home = { city: 'Chicago', region: 'Illinois', countryCode: 'US' };

const ownFields: ProfileRow['fields'] = {
  visible: true,
  resumeId: null,
  headline: 'Data Analyst',
  summary:
    'Four years of turning sales and support data into answers that people act on. I clean what comes in, keep ' +
    'dashboards short, and explain what a number cannot say.',
  location: 'Chicago, Illinois',
  types: ['full-time', 'temporary'],
  category: 'data-science',
  skills: ['SQL', 'Python', 'Tableau', 'Excel', 'A/B testing'],
  remote: true,
  hourlyRate: { amount: 4200, currency: 'USD' },
};

/** Days ago that somebody looked at the demo's candidate, and whether the resume was read. */
const looks = [1, 3, 8, 21] as const;

/** Candidates of varied work whom employers find, and the demo's own one with some who have looked. */
export async function createDemoCandidates(transaction: Kysely<Tables>): Promise<void> {
  await saveDemoCandidates(
    transaction,
    Array.from({ length: visibleCandidates }, (_none, number) => number),
  );
  const email = demoEmailOf('candidate');
  const own = await transaction
    .selectFrom('users')
    .leftJoin('candidate_profiles', 'candidate_profiles.user_id', 'users.id')
    .select(['users.id', 'candidate_profiles.id as profile_id'])
    .where('users.email', '=', email)
    .executeTakeFirst();
  // What somebody has changed since stays as it is.
  if (!own || own.profile_id !== null) return;
  // The jobs that bring the city may still be to come.
  const places = await ensurePlaces(transaction, [home], demoGazetteer);
  const placeId = places.get(placeKey(home)) ?? null;
  await writeProfiles(transaction, [{ userId: own.id, placeId, fields: ownFields }]);
  await sql`
    insert into candidate_views (profile_id, company_id, day, viewed_at)
    select profiles.id, companies.id, current_date - looks.days, now() - make_interval(days => looks.days)
    from candidate_profiles as profiles
    cross join unnest(${looks}::int[]) with ordinality as looks(days, nth)
    join (
      select id, row_number() over (order by slug) as nth from companies where held_reason is null
    ) as companies on companies.nth = looks.nth
    where profiles.user_id = ${own.id}
  `.execute(transaction);
}
