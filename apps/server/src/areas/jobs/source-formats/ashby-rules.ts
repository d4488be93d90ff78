import { msg } from '@waymark/contract/text/message';
import type { SourceRecord } from '../job-import/value-rules.ts';
import {
  boardOf,
  companyFrom,
  isRecord,
  LeftOut,
  partsOf,
  recordsIn,
  type SourceFormat,
} from './board-rules.ts';

/** https://developers.ashbyhq.com/docs/public-job-posting-api */
export const ashby: SourceFormat = {
  kind: 'json',
  recognise(url) {
    if (!/^(?:jobs|api)\.ashbyhq\.com$/.test(url.hostname)) return undefined;
    const parts = partsOf(url);
    const name = parts[0] === 'posting-api' ? parts[2] : parts[0];
    return boardOf(
      name,
      (board) => `https://api.ashbyhq.com/posting-api/job-board/${board}?includeCompensation=true`,
    );
  },
  mapping: (employer) => ({
    list: 'jobs',
    fields: {
      sourceId: ['id', 'jobUrl'],
      company: companyFrom(employer),
      description: ['descriptionHtml'],
      category: ['department', 'team'],
      workMode: ['workplaceType', 'isRemote'],
      applyUrl: ['jobUrl', 'applyUrl'],
      postedAt: 'publishedAt',
    },
  }),
  prepare(record) {
    if (record['isListed'] === false) return new LeftOut('hidden', msg`not listed`);
    const places = [record, ...recordsIn(record['secondaryLocations'])].map(placeOf);
    // Its name and its address are one place.
    return { ...record, places, location: null, ...payOf(record['compensation']) };
  },
};

/** The address where it has a town, else what the place is called. */
function placeOf(record: SourceRecord): unknown {
  const address = isRecord(record['address'])
    ? (record['address']['postalAddress'] ?? record['address'])
    : undefined;
  return isRecord(address) && address['addressLocality'] ? address : record['location'];
}

function payOf(compensation: unknown): SourceRecord {
  if (!isRecord(compensation)) return { compensation: null };
  const pay = recordsIn(compensation['summaryComponents']).find(
    (one) => one['compensationType'] === 'Salary',
  );
  if (!pay) return { compensation: compensation['scrapeableCompensationSalarySummary'] };
  return {
    compensation: null,
    salaryMin: pay['minValue'],
    salaryMax: pay['maxValue'],
    salaryCurrency: pay['currencyCode'],
    salaryPeriod: pay['interval'],
  };
}
