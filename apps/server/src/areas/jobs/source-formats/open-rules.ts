import { importFields } from '../job-import/mapping-rules.ts';
import { companyFrom, isRecord, type SourceFormat } from './board-rules.ts';
import { plainItem } from './feed-rules.ts';
import { isPost, readListing } from './wordpress-rules.ts';

/** Indeed's shape, RSS, and any other repeated element by a mapping. */
export const xml: SourceFormat = {
  kind: 'xml',
  mapping: (employer) => ({
    fields: {
      sourceId: ['referencenumber', 'id', 'jobId', 'requisitionid', 'guid', 'url', 'link'],
      company: companyFrom(employer, ...importFields.company),
      workMode: {
        from: ['remotetype', 'workplaceType', 'workMode', 'remote'],
        values: { 'Hybrid remote': 'hybrid', 'Fully remote': 'remote' },
      },
      applyUrl: ['url', 'applyUrl', 'link'],
      postedAt: ['date', 'pubDate', 'datePosted', 'publishedAt', 'published'],
      deadline: ['expirationdate', 'validThrough', 'closingDate', 'deadline', 'expiresAt'],
    },
  }),
  prepare: (record, about) => (isPost(record) ? readListing(record, about) : plainItem(record)),
};

const byNames = (kind: SourceFormat['kind']): SourceFormat => ({
  kind,
  mapping: (employer) => ({ fields: { company: companyFrom(employer, ...importFields.company) } }),
});

export const json = byNames('json');
export const ndjson = byNames('ndjson');
export const csv = byNames('csv');

/** Pages with schema.org's JobPosting: a record is one of them, with the address of its page. */
export const page: SourceFormat = {
  kind: 'ndjson',
  mapping: (employer) => ({
    fields: {
      sourceId: ['identifier.value', 'identifier', 'url', 'pageAddress'],
      company: companyFrom(employer, 'hiringOrganization.name', 'hiringOrganization'),
      applyUrl: ['url', 'pageAddress'],
      category: ['occupationalCategory', 'industry'],
      education: null,
    },
  }),
  /** An organisation that is only linked to by its id has no name here. */
  prepare(record) {
    const organisation = record['hiringOrganization'];
    return isRecord(organisation) && !organisation['name'] ? { ...record, hiringOrganization: null } : record;
  },
};
