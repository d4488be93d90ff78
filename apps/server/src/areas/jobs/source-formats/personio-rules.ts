import { boardOf, companyFrom, isRecord, recordsIn, type SourceFormat } from './board-rules.ts';

const host = /^([\w-]+)\.jobs\.personio\.(?:de|com)$/;

/** https://developer.personio.de/docs/retrieving-open-job-positions */
export const personio: SourceFormat = {
  kind: 'xml',
  recognise(url) {
    const [, name] = host.exec(url.hostname) ?? [];
    const language = url.searchParams.get('language');
    const asked = language && /^[a-z]{2}$/.test(language) ? `?language=${language}` : '';
    return boardOf(name, () => `https://${url.hostname}/xml${asked}`);
  },
  mapping: (employer) => ({
    list: 'position',
    fields: {
      sourceId: 'id',
      title: 'name',
      company: companyFrom(employer, 'subcompany'),
      description: ['jobDescriptions.value'],
      places: ['office', 'additionalOffices.office'],
      category: ['occupationCategory', 'department', 'recruitingCategory'],
      type: ['employmentType', 'schedule'],
      experience: 'yearsOfExperience',
      skills: { from: 'keywords', split: ',' },
      applyUrl: 'pageAddress',
      postedAt: 'createdAt',
    },
  }),
  /** The page of a position, which the feed does not name. */
  prepare(record, { address }) {
    const held = record['jobDescriptions'];
    return {
      ...record,
      jobDescriptions: isRecord(held) ? recordsIn(held['jobDescription']) : [],
      pageAddress: new URL(`/job/${encodeURIComponent(String(record['id']))}`, address).href,
    };
  },
};
