import { msg, type Message } from '@waymark/contract/text/message';
import {
  mappedFormats,
  type SourceFormatName,
  type SourceState,
} from '@waymark/contract/jobs/source-choices';
import { AppError, StartError } from '../../../platform/errors.ts';
import {
  completeMapping,
  readMapping,
  type GivenMapping,
  type ImportMapping,
} from '../job-import/mapping-rules.ts';
import { formatOf } from '../source-formats/rules.ts';
import { claimMinutes, firstWaitMinutes, maxWaitMinutes } from './constants.ts';
import { jsonLimits } from '../../../platform/input/json-limits.ts';
import { parseJson } from '../../../platform/input/parse-json.ts';

interface MappedSource {
  format: SourceFormatName;
  mapping: GivenMapping | null;
  employerName: string;
  /** The company whose postings they are, whatever the source calls it. */
  companyName: string | undefined;
}

/** The mapping of a format, with what the source's own one says differently. */
export function mappingOf({ format, mapping, employerName, companyName }: MappedSource): ImportMapping {
  const usual = formatOf(format).mapping(employerName);
  return completeMapping({
    ...usual,
    ...mapping,
    fields: {
      ...usual.fields,
      ...mapping?.fields,
      ...(companyName !== undefined && { company: { constant: companyName } }),
    },
  });
}

/** A mapping as it was typed; null for none. Throws `invalid_input` that says where it has to be corrected. */
export function parseMapping(text: string, format: SourceFormatName | null): GivenMapping | null {
  if (text === '') return null;
  if (format && !mappedFormats.includes(format)) {
    throw wrongMapping(msg`This format has fields of its own. Leave the mapping empty.`);
  }
  try {
    readMapping(text, 'of this source');
    return parseJson(text, jsonLimits.mapping) as GivenMapping;
  } catch (error) {
    if (error instanceof StartError) throw wrongMapping(error.said);
    throw error;
  }
}

const wrongMapping = (message: Message) =>
  new AppError('invalid_input', message, { fields: { mapping: message } });

/** Minutes until a source is tried again after this number of failures in a row. */
export function waitAfter(failures: number): number {
  return Math.min(maxWaitMinutes, firstWaitMinutes * 2 ** Math.min(20, failures - 1));
}

interface StandingRow {
  is_on: boolean;
  claimed_at: Date | null;
  closings_asked_at: Date | null;
  failures: number;
  succeeded_at: Date | null;
  /** What the report of its last run says of what is missing. */
  remark: string;
}

export function stateOf(row: StandingRow, now = new Date()): SourceState {
  if (!row.is_on) return 'off';
  const { claimed_at: claimedAt } = row;
  if (claimedAt && now.getTime() - claimedAt.getTime() < claimMinutes * 60_000) return 'running';
  if (row.failures > 0) return 'failing';
  if (row.closings_asked_at) return 'waiting';
  if (!row.succeeded_at) return 'new';
  return row.remark === '' ? 'good' : 'partial';
}
