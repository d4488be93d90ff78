import type { CandidateProfileFields } from '@waymark/contract/hiring/candidates';
import { minorUnitDigits } from '@waymark/contract/text/minor-units';
import { sql, type Kysely } from 'kysely';
import { writeProfiles, type ProfileRow } from '../areas/hiring/candidates/commands.ts';
import { ensurePlaces, placeKey } from '../areas/places/places/commands.ts';
import { createGazetteer } from '../areas/places/places/rules.ts';
import type { Tables } from '../platform/database/tables.ts';
import { newId } from '../platform/ids.ts';
import { findDemoAccount } from './accounts.ts';
import { countries } from './countries.ts';
import { occupations, type Occupation } from './occupations.ts';
import { demoPlaces, type DemoPlace } from './places.ts';
import { createRandom, weightedLine, type Random } from './random.ts';

/** Given and family names from many countries; combined, they refer to no real person. */
const givenNames = (
  'Aisha Amina Ana Anders Arjun Awa Beatriz Bilal Camila Chen Chloe Dara Diego Elif Emeka Eva ' +
  'Farid Freya Giulia Hana Hassan Ines Ivan Jamal Jana Kaito Kofi Lars Layla Leila Liam Lucia Mads ' +
  'Maria Mateo Mei Mira Nadia Noah Noor Olga Omar Paolo Priya Rafael Rosa Samir Sofia Tariq Tess ' +
  'Thabo Uma Victor Wanjiru Yara Yusuf Zoe Zuzana'
).split(' ');

const familyNames = (
  'Abebe Adeyemi Ahmed Andersson Banda Bauer Bianchi Castro Ceesay Chen Costa Diallo Dubois Eze ' +
  'Fischer Flores Garcia Gupta Haddad Hansen Ito Jallow Janssen Kamara Khan Kim Kowalski Kumar ' +
  'Larsen Lopez Mbeki Mensah Moreau Mwangi Nakamura Nguyen Novak Okoye Oliveira Patel Petrov ' +
  'Popescu Qureshi Rahman Rossi Sanchez Sato Schmidt Silva Singh Suarez Tanaka Torres Usman Vargas ' +
  'Visser Walsh Wang Yilmaz Zhang'
).split(' ');

const placeLine = weightedLine(demoPlaces, ({ weight }) => weight);

const hoursInYear = 2080;

const demoGazetteer = createGazetteer(demoPlaces);

/** Writes the candidates of some numbers, who sign in nowhere; those that are there already stay as they are. */
async function saveDemoCandidates(transaction: Kysely<Tables>, numbers: readonly number[]): Promise<void> {
  const given = numbers.map((number) => ({ id: newId(), number, ...generateCandidate(number) }));
  const users = given.map(({ id, number, firstName, lastName, place, fields }) => ({
    id,
    email: `candidate-${number}@demo.waymark.example`,
    first_name: firstName,
    last_name: lastName,
    job_title: fields.headline,
    location: `${place.city}, ${place.country}`,
  }));
  const { rows } = await sql<{ id: string }>`
    insert into users (id, role, email, first_name, last_name, job_title, location, email_confirmed_at, is_demo)
    select id, 'candidate', email, first_name, last_name, job_title, location, now(), true
    from jsonb_to_recordset(${JSON.stringify(users)}::jsonb)
      as given(id uuid, email text, first_name text, last_name text, job_title text, location text)
    on conflict do nothing
    returning id
  `.execute(transaction);
  const created = new Set(rows.map(({ id }) => id));
  const fresh = given.filter(({ id }) => created.has(id));
  if (fresh.length === 0) return;
  const places = await ensurePlaces(
    transaction,
    fresh.map(({ place }) => place),
    demoGazetteer,
  );
  await writeProfiles(
    transaction,
    fresh.map(({ id, place, fields }) => ({
      userId: id,
      placeId: places.get(placeKey(place)) ?? null,
      fields,
    })),
  );
}

interface DemoCandidate {
  firstName: string;
  lastName: string;
  place: DemoPlace;
  fields: Omit<CandidateProfileFields, 'excludedCompanies'>;
}

/** The candidate of a number: the same one on every machine. Neighbours have different work. */
function generateCandidate(index: number): DemoCandidate {
  const random = createRandom(0x5eed_0000 + index);
  // Prime to how many there are, so that a few dozen candidates do a few dozen things.
  const occupation = occupations[(index * 37) % occupations.length] as Occupation;
  const place = placeLine.at(random.next());
  const years = random.int(occupation.years[0], occupation.years[1] + 8);
  const [title = ''] = random.sample(occupation.titles, 1);
  return {
    firstName: random.pick(givenNames),
    lastName: random.pick(familyNames),
    place,
    fields: {
      visible: true,
      resumeId: null,
      headline: headlineOf(title, occupation, years, random),
      summary: summaryOf(occupation, years, random),
      location: [place.city, place.country].join(', '),
      types: typesOf(occupation, random),
      category: occupation.category,
      skills: random.sample(occupation.skills, random.int(3, 7)),
      remote: ['digital', 'office'].includes(occupation.setting) && random.chance(0.5),
      hourlyRate: random.chance(0.8) ? rateOf(occupation, place, years, random) : null,
    },
  };
}

function headlineOf(title: string, { specialties = [] }: Occupation, years: number, random: Random): string {
  const level = years >= 8 && random.chance(0.5) ? 'Senior ' : '';
  const [specialty] = random.sample(specialties, 1);
  if (specialty && random.chance(0.5)) return `${level}${title}, ${specialty}`;
  return years >= 2 && random.chance(0.4) ? `${level}${title} with ${years} years` : `${level}${title}`;
}

function summaryOf({ duties, field }: Occupation, years: number, random: Random): string {
  const done = random.sample(duties, 2).map((duty) => duty[0]?.toLowerCase() + duty.slice(1));
  const time = years > 1 ? `${years} years of ${field}.` : `New to ${field}, and glad to learn.`;
  return `${time} I ${done.join(', and ')}.`;
}

function typesOf({ also = [] }: Occupation, random: Random): CandidateProfileFields['types'] {
  const others = also.filter(() => random.chance(0.5));
  return random.chance(0.85) || others.length === 0 ? ['full-time', ...others] : others;
}

function rateOf({ pay }: Occupation, { countryCode }: DemoPlace, years: number, random: Random) {
  const country = countries[countryCode];
  if (!country) return null;
  const share = Math.min(1, years / 12 + 0.2 * random.next());
  const yearly = (pay[0] + (pay[1] - pay[0]) * share) * country.payLevel * country.perDollar;
  return { amount: wholeAmount(yearly / hoursInYear, country.currency), currency: country.currency };
}

/** As people say it: 32, not 31.87. */
function wholeAmount(amount: number, currency: string): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1);
  return Math.round(Math.max(1, Math.round(amount / step) * step) * 10 ** minorUnitDigits(currency));
}

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

/** How many days ago each company viewed the demo's candidate. */
const looks = [1, 3, 8, 21] as const;

/** Creates candidates with varied work for employers to find, and views of the demo's own candidate. */
export async function createDemoCandidates(transaction: Kysely<Tables>): Promise<void> {
  await saveDemoCandidates(
    transaction,
    Array.from({ length: visibleCandidates }, (_none, number) => number),
  );
  const own = await findDemoAccount(transaction, 'candidate');
  const profile = await transaction
    .selectFrom('candidate_profiles')
    .select('id')
    .where('user_id', '=', own.id)
    .executeTakeFirst();
  // A visitor's later changes stay as they are.
  if (profile) return;
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
