import { boardOf, companyFrom, isRecord, partsOf, type SourceFormat } from './board-rules.ts';

/** https://developers.smartrecruiters.com/docs/posting-api: a list in pages, and an answer for each posting. */
export const smartrecruiters: SourceFormat = {
  kind: 'ndjson',
  recognise(url) {
    if (!/^(?:careers|jobs|api)\.smartrecruiters\.com$/.test(url.hostname)) return undefined;
    const parts = partsOf(url);
    const company = parts[0] === 'v1' ? parts[2] : parts[0];
    return boardOf(company, (name) => `https://api.smartrecruiters.com/v1/companies/${name}/postings`);
  },
  mapping: (employer) => ({
    fields: {
      sourceId: ['uuid', 'id'],
      title: 'name',
      company: companyFrom(employer, 'company.name'),
      companyIndustry: 'industry.label',
      description: [
        'jobAd.sections.jobDescription.text',
        'jobAd.sections.qualifications.text',
        'jobAd.sections.additionalInformation.text',
        'jobAd.sections.companyDescription.text',
      ],
      category: ['function.label', 'department.label'],
      type: 'typeOfEmployment.label',
      workMode: 'workMode',
      places: 'location',
      experience: null,
      applyUrl: ['postingUrl', 'applyUrl'],
      postedAt: 'releasedDate',
    },
  }),
  prepare(record) {
    const place = isRecord(record['location']) ? record['location'] : {};
    return { ...record, workMode: place['hybrid'] ? 'hybrid' : place['remote'] ? 'remote' : null };
  },
};
