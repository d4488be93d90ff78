import type { SourceRecord } from '../job-import/value-rules.ts';
import { boardOf, companyFrom, isRecord, recordsIn, type SourceFormat } from './board-rules.ts';

/** The RSS of a career site; its own elements begin with "tt:". */
export const teamtailor: SourceFormat = {
  kind: 'xml',
  recognise(url) {
    const [, name] = /^([\w-]+)(?:\.[a-z]{2})?\.teamtailor\.com$/.exec(url.hostname) ?? [];
    if (name === 'www' || name === 'app') return undefined;
    return boardOf(name, () => `https://${url.hostname}/jobs.rss`);
  },
  mapping: (employer) => ({
    list: 'item',
    fields: {
      sourceId: ['guid', 'link'],
      company: companyFrom(employer, 'company_name'),
      category: ['role', 'department'],
      workMode: { from: 'remoteStatus', values: { none: null, temporary: null, fully: 'remote' } },
      applyUrl: 'link',
      postedAt: 'pubDate',
    },
  }),
  prepare(record) {
    const item = withoutPrefix(record) as SourceRecord;
    const held = item['locations'];
    const places = isRecord(held) ? recordsIn(held['location']) : [];
    return {
      ...item,
      places: places.map((place) => (place['city'] ? place : place['name'])),
      locations: null,
    };
  },
};

/** Elements in elements deeper than this are none of its own. */
const deepest = 5;

function withoutPrefix(value: unknown, depth = deepest): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutPrefix(one, depth));
  if (!isRecord(value) || depth === 0) return value;
  const entries = Object.entries(value).map(([key, held]) => [
    key.replace(/^tt:/, ''),
    withoutPrefix(held, depth - 1),
  ]);
  return Object.fromEntries(entries) as SourceRecord;
}
