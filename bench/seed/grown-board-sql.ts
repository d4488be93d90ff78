import { sql, type RawBuilder } from 'kysely';

/*
 * A board of the demo's postings and as many copies of them as it needs: each at another place of its country, most at
 * a branch of its company, with its own pay, day, text and, by and by, title. Two postings of one company may still be
 * the same, as they are in feeds.
 */

/** Copies of the postings that one set of branches has. */
const copiesABranch = 2;

const branchesOf = (copies: number) => Math.ceil(copies / copiesABranch);

const listOf = (text: string) => sql`(string_to_array(${text.trim().replaceAll(/\s+/g, ' ')}, ', '))`;

const remarks = listOf(`
  m/f/d, night shift, early shift, weekends, permanent, urgent, maternity cover, 12 months, bilingual, travel required,
  immediate start, relocation offered, two openings, replacement, new team, returners welcome
`);
const teams = listOf(`
  Northern Region, Southern Region, Key Accounts, New Markets, Growth, Core Services, Second Floor, Operations,
  Public Sector, Private Clients, Special Projects, Field Team, Central Office, Harbor Site, Airport, Old Town, Night Desk,
  Training Center, After Sales, Partner Network, Quality, Renewals, Small Business, Large Customers, Innovation
`);
const ranks = listOf('Senior, Lead, Junior, Regional, Assistant, Deputy, Area, Principal');
const closing = listOf(`
  You will report to the head of the site, The position became free because a colleague retires,
  Parking is behind the building and a tram stops in front of it, We answer every application within ten days,
  The first week is for learning and nothing else, Shoes and clothes for work are paid by us,
  There is a canteen with a kitchen of its own, You may bring your dog on Fridays, Our works council is glad to answer questions,
  A language course is paid where you want one, The building is accessible without steps, We train two apprentices a year
`);

/** Places with those of their country, and branches: what the copies are made from. */
export const workTables: readonly ((copies: number) => RawBuilder<unknown>)[] = [
  () => sql`
    create unlogged table grown_places as
    select places.id, city, places.country, ring, cities, array_position(ring, places.id) - 1 as nth
    from places join (
      select country_code, array_agg(id order by id) as ring, array_agg(city order by id) as cities
      from places group by country_code
    ) as rings using (country_code)
  `,
  () =>
    sql`create unlogged table grown_companies (base uuid, branch integer, id uuid, name text, slug text, primary key (base, branch))`,
  () => sql`insert into grown_companies select id, 0, id, name, slug from companies`,
  (copies) => sql`
    insert into grown_companies
    select base.id, branch, gen_random_uuid(), base.name || ' ' || branch_city.city,
      base.slug || '-' || trim(both '-' from lower(regexp_replace(branch_city.city, '[^A-Za-z0-9]+', '-', 'g')))
    from companies as base cross join generate_series(1, ${branchesOf(copies)}::int) as branch
    cross join lateral (
      select city from (
        select distinct on (city) city, country = base.country as is_home, md5(base.id::text || city) as mixed
        from places where city <> '' order by city
      ) as named
      order by is_home desc, mixed offset branch - 1 limit 1
    ) as branch_city
  `,
  () => sql`
    insert into companies (
      id, name, slug, website, about, industry, country, founded_on, contact_country, contact_city, size, benefits
    )
    select branch.id, branch.name, branch.slug, 'https://www.' || branch.slug || '.example',
      replace(about, base.name, branch.name), industry, country, founded_on, contact_country, contact_city, size, benefits
    from grown_companies as branch join companies as base on base.id = branch.base where branch > 0
  `,
  // A company that nobody works for takes no applications.
  () => sql`
    insert into users (id, role, email, first_name, last_name, job_title, is_demo)
    select id, 'employer', 'hiring@' || slug || '.example', 'Hiring', 'Team', 'Recruiter', true
    from grown_companies where branch > 0
  `,
  () => sql`
    insert into company_members (company_id, user_id, member_role)
    select id, id, 'owner' from grown_companies where branch > 0
  `,
  () => sql`analyze grown_companies`,
];

/** The given copy of the first so many postings. */
export const insertCopy = (copy: number, limit: number): RawBuilder<unknown> => sql`
  insert into jobs (
    id, company_id, source, source_id, status, title, description, requirements, how_to_apply, education, category, type,
    work_mode, place_ids, skills, experience_min, experience_max, salary_min, salary_max, salary_currency, salary_period,
    salary_yearly_usd, posted_at, deadline, source_hash, confirmed_at, search_vector, title_vector
  )
  select gen_random_uuid(), company_id, 'grown', source_id, 'active', title, description, requirements, how_to_apply,
    education, category, type, work_mode, place_ids, skills, experience_min, experience_max, salary_min, salary_max,
    salary_currency, salary_period, salary_yearly_usd, posted_at, deadline, md5(source_id),
    greatest(confirmed_at, posted_at),
    setweight(to_tsvector('english', title), 'A')
      || setweight(to_tsvector('english', company || ' , ' || array_to_string(skills, ' , ')), 'B')
      || setweight(to_tsvector('english', concat_ws(' , ', city, country)), 'C')
      -- To read a million texts again would take longer than all else: the few words that differ are left out.
      || ts_filter(search_vector, '{d}'),
    to_tsvector('english', title)
  from (${copyOf(copy, limit)}) as copied
`;

const copyOf = (copy: number, limit: number): RawBuilder<unknown> => sql`
  select branch.id as company_id, branch.name as company, 'grown-' || ${copy}::int || '-' || jobs.number as source_id,
    case
      when draw % 20 < 10 then title
      when draw % 20 < 12 then title || coalesce(' – ' || nullif(moved.city, ''), '')
      when draw % 20 < 14 then title || ' (' || ${remarks}[1 + draw / 20 % 16] || ')'
      when draw % 20 < 16 then title || ', ' || ${teams}[1 + draw / 20 % 25]
      when draw % 20 < 18 then title || ' ' || (10000 + draw / 20 % 90000)
      when title ~ '^(Senior|Lead|Junior|Assistant|Apprentice|Head|Intern) ' then title
      else ${ranks}[1 + draw / 20 % 8] || ' ' || title
    end as title,
    replace(
      case when place.city <> '' then replace(description, place.city, moved.city) else description end,
      replace(base.name, '&', '&amp;'), replace(branch.name, '&', '&amp;')
    ) || case draw / 400 % 3
      when 0 then '<p>' || ${closing}[1 + draw / 1200 % 12] || '.</p>'
      when 1 then '<p>Our reference: ' || upper(left(branch.slug, 3)) || '-' || (100000 + draw / 1200 % 900000) || '.</p>'
      else ''
    end as description,
    requirements, how_to_apply, education, jobs.category, jobs.type, work_mode, skills, experience_min, experience_max,
    moved.city, moved.country,
    case when moved.id is null then place_ids else moved.id || array_remove(place_ids[2:], moved.id) end as place_ids,
    (salary_min * pay / 100)::bigint * 100 as salary_min, (salary_max * pay / 100)::bigint * 100 as salary_max,
    salary_currency, salary_period, (salary_yearly_usd * pay)::int as salary_yearly_usd,
    posted_at - make_interval(mins => draw / 7 % 1440) as posted_at, deadline, confirmed_at, search_vector
  from jobs
  cross join lateral (select hashint4(number * 31 + ${copy}::int) & 2147483647 as draw) as drawn
  cross join lateral (select 0.88 + 0.02 * (draw / 11 % 13) as pay) as paid
  join grown_companies as branch on branch.base = company_id and branch.branch = ${Math.floor(copy / copiesABranch)}::int
  join companies as base on base.id = company_id
  left join grown_places as place on place.id = place_ids[1]
  left join lateral (
    select ring[1 + (nth + ${copy}::int) % cardinality(ring)] as id, cities[1 + (nth + ${copy}::int) % cardinality(ring)] as city,
      place.country
  ) as moved on true
  where source <> 'grown' and jobs.status = 'active'
  order by number limit ${limit}
`;
