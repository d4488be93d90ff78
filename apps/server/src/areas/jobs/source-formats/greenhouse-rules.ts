import { boardOf, companyFrom, partsOf, recordsIn, type SourceFormat } from './board-rules.ts';

const hosts = /^(?:boards|job-boards|boards-api)(?:\.eu)?\.greenhouse\.io$/;

/** https://developers.greenhouse.io/job-board.html */
export const greenhouse: SourceFormat = {
  kind: 'json',
  recognise(url) {
    if (!hosts.test(url.hostname)) return undefined;
    const parts = partsOf(url);
    const boards = parts.indexOf('boards');
    const token = parts[0] === 'embed' ? url.searchParams.get('for') : parts[boards + 1];
    return boardOf(token, (name) => `https://boards-api.greenhouse.io/v1/boards/${name}/jobs?content=true`);
  },
  mapping: (employer) => ({
    list: 'jobs',
    fields: {
      sourceId: 'id',
      company: companyFrom(employer, 'company_name'),
      description: ['content'],
      places: { from: 'location.name', split: ';' },
      category: 'departments.name',
      type: 'employmentType',
      applyUrl: 'absolute_url',
      postedAt: ['first_published', 'updated_at'],
      deadline: 'application_deadline',
      salary: null,
    },
  }),
  /** The text is HTML that was escaped once more; what has no field of its own stands among a board's own fields. */
  prepare(record) {
    const metadata = recordsIn(record['metadata']);
    const stated = metadata.find(({ name }) => /^(?:employment|job) type$/i.test(String(name)));
    const content = record['content'];
    return {
      ...record,
      content: typeof content === 'string' ? unescapeHtml(content) : content,
      employmentType: stated?.['value'],
    };
  },
};

function unescapeHtml(text: string): string {
  if (text.includes('<')) return text;
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/&(?:apos|#39|#x27);/g, "'")
    .replaceAll('&amp;', '&');
}
