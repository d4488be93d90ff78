import { boardOf, companyFrom, partsOf, type SourceFormat } from './board-rules.ts';

/** The widget's data, which needs no key: https://help.workable.com/hc/en-us/articles/115012771647 */
export const workable: SourceFormat = {
  kind: 'json',
  recognise(url) {
    const parts = partsOf(url);
    const [, own] = /^([\w-]+)\.workable\.com$/.exec(url.hostname) ?? [];
    if (own === undefined || own === 'www') return undefined;
    const account = own !== 'apply' ? own : parts[0] === 'api' ? parts[4] : parts[0];
    return boardOf(
      account,
      (name) => `https://apply.workable.com/api/v1/widget/accounts/${name}?details=true`,
    );
  },
  mapping: (employer) => ({
    list: 'jobs',
    fields: {
      sourceId: 'shortcode',
      company: companyFrom(employer, 'accountName'),
      companyIndustry: null,
      category: ['function', 'department'],
      type: 'employment_type',
      workMode: ['workplace_type', 'telecommuting'],
      places: 'locations',
      experience: null,
      applyUrl: ['url', 'shortlink', 'application_url'],
      postedAt: ['published_on', 'created_at'],
    },
  }),
  /** The company stands once, beside the list. */
  prepare: (record, { file }) => ({ ...record, accountName: file['name'] }),
};
