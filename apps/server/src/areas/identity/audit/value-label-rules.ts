import { sentMailKinds } from '@waymark/contract/all-mails';
import { bannerPlaces, staffCommentLists } from '@waymark/contract/content/choices';
import { allKeyScopes, keyScopes } from '@waymark/contract/integrations/choices';
import { deliveryStateLabels } from '@waymark/contract/integrations/webhook-choices';
import { adSeverities } from '@waymark/contract/jobs/ad-rule-choices';
import { distanceUnitNames } from '@waymark/contract/jobs/choices';
import { postingLanguages } from '@waymark/contract/jobs/fact-choices';
import { periodNames } from '@waymark/contract/jobs/format-salary';
import { staffMessageLists } from '@waymark/contract/office/staff-choices';
import {
  orderMarks,
  outsideRules,
  planRenewals,
  receiptStates,
  staffOrderStatuses,
  taxModes,
} from '@waymark/contract/payments/choices';
import { firstPostingRules, managedJobStatuses } from '@waymark/contract/posting/choices';
import { dateStyles } from '@waymark/contract/text/format-day';
import { languages } from '@waymark/contract/text/languages';
import { msg, type Message } from '@waymark/contract/text/message';
import {
  auditSubjectLabels,
  staffActionWords,
  staffRoleWords,
  type AuditSubjectKind,
} from '@waymark/contract/identity/staff-choices';

type Names = ReadonlyMap<string, Message>;
type Choices = readonly { readonly value: string; readonly label: Message }[];

const lists = (...all: readonly Choices[]): Names =>
  new Map(all.flat().map(({ value, label }) => [value, label]));
/** Fields and codes may be any words of people, which an object has names of its own for. */
const mapOf = <Value>(values: Readonly<Record<string, Value>>): ReadonlyMap<string, Value> =>
  new Map(Object.entries(values));
const table = mapOf<Message>;
const speech: Names = new Map(languages.map(({ code, name }) => [code, name]));

/**
 * What codes are called, by the name of their field; where one name holds different codes, by the kind of the subject as
 * well. A setting that is a code itself has its own name for its field.
 */
const namesOf: ReadonlyMap<string, Names> = mapOf({
  decision: table({
    keep: msg`Nothing wrong`,
    close: msg`Posting closed`,
    suspend: msg`Posting taken down`,
    warn: msg`Company warned`,
  }),
  duties: lists(adSeverities),
  except: lists(adSeverities),
  heldReason: table({
    unconfirmed: msg`Address of the owner not confirmed`,
    name: msg`Name of another company`,
    website: msg`Website of another company`,
    letters: msg`Name imitates another one`,
    suspended: msg`Suspended`,
  }),
  'job.language': lists(postingLanguages),
  mark: lists(orderMarks),
  moderation: table({ changes: msg`Sent back`, refused: msg`Refused`, suspended: msg`Taken down` }),
  offered: speech,
  outside: lists(outsideRules),
  own: speech,
  period: table(periodNames),
  places: lists(bannerPlaces),
  refunded: table({ yes: msg`yes`, no: msg`no` }),
  renewal: lists(planRenewals),
  scopes: lists(allKeyScopes.map((value) => ({ value, label: keyScopes[value].label }))),
  'comment.state': lists(staffCommentLists),
  'mail.state': table({ failed: msg`Given up`, retry: msg`Sent again`, 'set-aside': msg`Set aside` }),
  'message.state': lists(staffMessageLists),
  'post.state': table({ draft: msg`Draft`, published: msg`Published`, withdrawn: msg`Taken down` }),
  'webhook.state': new Map([...table(deliveryStateLabels), ...lists(receiptStates)]),
  'job.status': new Map([...lists(managedJobStatuses), ...table({ draft: msg`Draft` })]),
  'webhook.status': lists(staffOrderStatuses),
  staffRole: table(staffRoleWords),
  taxMode: lists(taxModes),
  verifiedBy: table({ mail: msg`Mail`, dns: 'DNS', staff: msg`Staff` }),
  'setting.action': table(staffActionWords),
  'setting.dateStyle': lists(dateStyles),
  'setting.distanceUnit': table(distanceUnitNames),
  'setting.firstPosting': lists(firstPostingRules),
  'setting.kind': table(auditSubjectLabels),
  'setting.payPeriod': table(periodNames),
});

/** What the keys of a setting are called that is a list by names. */
const keysOf: ReadonlyMap<string, Names> = mapOf({ mails: lists(sentMailKinds), ownTexts: speech });

export interface Subject {
  kind: AuditSubjectKind;
  id: string;
}

/** Undefined for what is no code: names, numbers, words of people, and codes of earlier versions. */
export function labelOfValue(
  { kind, id }: Subject,
  path: readonly string[],
  value: string,
): Message | undefined {
  // Within a record the code belongs to the field that holds the record.
  const fields = [...path.toReversed(), ...(path.length === 1 ? [id] : [])];
  const names = fields.flatMap((field) => [namesOf.get(`${kind}.${field}`), namesOf.get(field)]);
  return names.find((one) => one?.has(value))?.get(value);
}

export const labelOfKey = (subjectId: string, key: string): Message | undefined =>
  keysOf.get(subjectId)?.get(key);
