import { boardOf, companyFrom, partsOf, recordsIn, type SourceFormat } from './board-rules.ts';

/** https://github.com/lever/postings-api */
export const lever: SourceFormat = {
  kind: 'json',
  recognise(url) {
    const [, area = ''] = /^(?:jobs|api)(\.eu)?\.lever\.co$/.exec(url.hostname) ?? [];
    if (!/^(?:jobs|api)(?:\.eu)?\.lever\.co$/.test(url.hostname)) return undefined;
    const parts = partsOf(url);
    const site = parts[0] === 'v0' ? parts[2] : parts[0];
    return boardOf(site, (name) => `https://api${area}.lever.co/v0/postings/${name}?mode=json`);
  },
  mapping: (employer) => ({
    fields: {
      sourceId: 'id',
      title: 'text',
      company: companyFrom(employer),
      description: ['description', 'lists.content', 'additional'],
      places: ['categories.allLocations', 'categories.location'],
      category: ['categories.department', 'categories.team'],
      type: 'categories.commitment',
      workMode: 'workplaceType',
      salary: null,
      salaryMin: 'salaryRange.min',
      salaryMax: 'salaryRange.max',
      salaryCurrency: 'salaryRange.currency',
      salaryPeriod: 'salaryRange.interval',
      applyUrl: ['hostedUrl', 'applyUrl'],
      postedAt: 'createdAt',
    },
  }),
  /** Its lists are items without the list around them. */
  prepare: (record) => ({
    ...record,
    lists: recordsIn(record['lists']).map((list) => ({
      ...list,
      content: typeof list['content'] === 'string' ? `<ul>${list['content']}</ul>` : null,
    })),
  }),
};
