import { boardOf, companyFrom, type SourceFormat } from './board-rules.ts';

/** https://docs.recruitee.com/reference/offers */
export const recruitee: SourceFormat = {
  kind: 'json',
  recognise(url) {
    const [, name] = /^([\w-]+)\.recruitee\.com$/.exec(url.hostname) ?? [];
    if (name === 'www' || name === 'api') return undefined;
    return boardOf(name, (board) => `https://${board}.recruitee.com/api/offers`);
  },
  mapping: (employer) => ({
    list: 'offers',
    fields: {
      sourceId: 'id',
      company: companyFrom(employer, 'company_name'),
      description: ['description', 'requirements'],
      requirements: null,
      type: 'employment_type_code',
      places: ['locations'],
      region: ['state_name', 'state_code'],
      country: ['country_code', 'country'],
      category: ['department', 'category_code'],
      workMode: 'workMode',
      education: null,
      experience: null,
      applyUrl: ['careers_url', 'careers_apply_url'],
      postedAt: ['published_at', 'created_at'],
      deadline: 'close_at',
    },
  }),
  prepare(record) {
    const mode = record['hybrid']
      ? 'hybrid'
      : record['remote']
        ? 'remote'
        : record['on_site']
          ? 'on-site'
          : null;
    return { ...record, workMode: mode };
  },
};
