import type { OwnValues } from '@waymark/contract/jobs/own-fields';
import { languagesOf } from '@waymark/contract/jobs/posting-language';
import { letterOf } from '../../companies/companies/rules.ts';
import { pickFieldFacts } from '../../jobs/jobs/field-rules.ts';
import { positionsEnd } from '../../jobs/posting-facts/stated-rules.ts';
import type { TextFacts } from '../../jobs/posting-facts/reading-rules.ts';
import type { PlaceRow } from '../../places/places/rules.ts';
import { completenessOf, experiencePosition, salaryLevel } from '../job-index/position-rules.ts';
import { bandsKept, readTitleLevels } from '../job-index/title-index.ts';
import {
  factsOf,
  namesOf,
  splitDocument,
  type CompanyDocument,
  type JobDocument,
} from '../replica/document-rules.ts';

/** How a posting stands among those that a list shows as one. */
export interface Grouping {
  /** What it has in common with them; undefined where it is like no other. */
  key: string | undefined;
  /** The same for all of them, and for no other. */
  group: string;
  /** Of the one that lists show: how many there are, and the places of all; undefined for the others. */
  listed: { openings: number; places: readonly number[] } | undefined;
}

type CompanyNames = Pick<CompanyDocument, 'name' | 'industry' | 'size'>;

/** A posting with what is known beside its row; `places` are those of all openings where it is listed. */
export interface GroupedPosting extends Grouping {
  job: JobDocument;
  company: CompanyNames;
  places: readonly PlaceRow[];
}

/**
 * What an engine keeps of a posting (`mapping-constants.ts`). The values are those of the replica (`factsOf`) and mean the
 * same; what a posting does not say is left out.
 */
export function toEngineDocument(
  { job, company, key, group, listed, places }: GroupedPosting,
  read: TextFacts,
): Record<string, unknown> {
  const facts = factsOf(job, read);
  const { category, type, workMode, experienceMin, salaryYearlyUsd, payFromYearlyUsd, own } = facts;
  const placeIds = listed?.places ?? job.place_ids;
  const experienceBand = experiencePosition(experienceMin);
  const { words } = splitDocument(job, company.name, places);
  const names = Map.groupBy(namesOf(job), ({ kind }) => kind);
  const spelled = (kind: 'title' | 'skill') => names.get(kind)?.map((name) => name.spelled);
  const folded = (kind: 'title' | 'skill') => names.get(kind)?.map((name) => name.folded);
  return {
    number: job.number,
    id: job.id,
    listed: listed !== undefined,
    groupKey: key,
    group,
    openings: listed?.openings,
    companyId: job.company_id,
    ...companyFields(company),
    title: facts.title,
    titleName: spelled('title'),
    titleKey: folded('title'),
    skillNames: spelled('skill'),
    skillKeys: folded('skill'),
    words,
    titleWords: words[0],
    category,
    ...withoutSilence({ type, workMode, experienceMin, salaryYearlyUsd, payFromYearlyUsd }),
    language: languagesOf(facts.language),
    experienceBand,
    salaryLevel: salaryLevel(salaryYearlyUsd),
    stated: listBits(facts.stated),
    hasSkills: facts.hasSkills,
    completeness: completenessOf(facts),
    levelBand: readTitleLevels(facts.title) * bandsKept + experienceBand,
    postedSeconds: facts.postedSeconds ?? 0,
    featured: facts.featured,
    places: placeIds.join(','),
    placeIds,
    ownPlaces: facts.places,
    own,
    ownValues: own === '' ? undefined : (JSON.parse(own) as OwnValues),
    facts: pickFieldFacts(job),
  };
}

/** What a document has of its company, and is written again for where it differs. */
export function companyFields({ name, industry, size }: CompanyNames) {
  const stated = industry.trim();
  return {
    companyName: name,
    ...withoutSilence({ industry: stated, industryKey: stated.toLowerCase() }),
    companySize: size,
    companyLetter: letterOf(name),
  };
}

const withoutSilence = (values: Readonly<Record<string, string | number | null>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''));

const listBits = (bits: number): number[] =>
  Array.from({ length: positionsEnd }, (_bit, at) => at).filter((at) => (bits & (1 << at)) !== 0);
