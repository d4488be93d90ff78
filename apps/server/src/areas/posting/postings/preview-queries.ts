import type { JobDetail } from '@waymark/contract/jobs/jobs';
import type { PostingDraft, PostingPreview } from '@waymark/contract/posting/postings';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { logoAddress } from '../../../platform/pictures/picture-addresses.ts';
import { presentVerification } from '../../companies/companies/presenter.ts';
import { addressesToNotify } from '../../companies/companies/queries.ts';
import { presentYearlyDollars } from '../../jobs/jobs/rules.ts';
import { worldGazetteer } from '../../places/places/gazetteer-index.ts';
import { listPlaces } from '../../places/places/queries.ts';
import { countryName, locate } from '../../places/places/rules.ts';
import type { PlaceDraft, PlaceRow } from '../../places/places/rules.ts';
import type { OwnDraft } from './draft-presenter.ts';
import { readDraft } from './publishing-rules.ts';
import type { ReadDraft } from './publishing-rules.ts';

/** A draft as a seeker would see it if it were published now, and what keeps it from that. */
export async function findPreview(
  database: Kysely<Tables>,
  draft: OwnDraft,
  now = new Date(),
): Promise<PostingPreview> {
  const { companyId } = draft;
  const places = await listPlaces(database);
  const mayNotify = await addressesToNotify(database, companyId);
  const read = readDraft(draft.fields, { gazetteer: worldGazetteer(), now, mayNotify });
  const company = await findCompany(database, companyId);
  const known = read.posting.places.map((place) => findPlace(places, place));
  const job = { ...describe(draft, read, known, now), ...company };
  return { job, problems: read.problems };
}

async function findCompany(database: Kysely<Tables>, companyId: string) {
  const row = await database
    .selectFrom('companies')
    .select(['id', 'name', 'website', 'about', 'industry', 'logo_file_id'])
    .select(['website_host', 'verified_at', 'verified_by'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const { id, name, website, about, industry } = row;
  return {
    company: { id, name, logoUrl: logoAddress(row.logo_file_id) },
    companyDetail: { id, name, website, about, industry, verification: presentVerification(row) },
  };
}

type WithoutCompany = Omit<JobDetail, 'company' | 'companyDetail'>;

function describe(
  draft: PostingDraft,
  { posting, countries, questions }: ReadDraft,
  places: readonly PlaceRow[],
  now: Date,
): WithoutCompany {
  return {
    ...posting,
    title: posting.title || 'A job without a title',
    id: draft.jobId ?? draft.id,
    status: 'active',
    places: places.map(({ city, region, countryCode, country }) => ({ city, region, countryCode, country })),
    positions: places.map(({ latitude, longitude }) =>
      latitude === null || longitude === null ? null : { latitude, longitude },
    ),
    postedAt: now.toISOString(),
    confirmedAt: now.toISOString(),
    closedOn: null,
    yearlyDollars: presentYearlyDollars(posting.salary),
    applicantCountries: countries,
    attachment: draft.attachment,
    questions: questions
      .filter(({ question }) => question !== '')
      .map(({ knockout: _forTheEmployer, ...question }) => question),
    acceptsApplications: posting.applyUrl === null,
  };
}

function findPlace(places: readonly PlaceRow[], draft: PlaceDraft): PlaceRow {
  const known = places.find(
    ({ city, region, countryCode }) =>
      city === draft.city && region === draft.region && countryCode === draft.countryCode,
  );
  const country = countryName(draft.countryCode);
  const { latitude = null, longitude = null } = locate(worldGazetteer(), draft) ?? {};
  return known ?? { ...draft, id: 0, country, latitude, longitude };
}
