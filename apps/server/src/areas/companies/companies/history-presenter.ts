import { companyEventWords, type CompanyEventKind } from '@waymark/contract/companies/choices/companies';
import type { CompanyEvent } from '@waymark/contract/companies/history';

export interface EventRow {
  id: string;
  kind: CompanyEventKind;
  detail: string;
  created_at: Date;
  user_id: string | null;
  subject_id: string | null;
  first_name: string | null;
  last_name: string | null;
  colleague_first_name: string | null;
  colleague_last_name: string | null;
}

/** An entry of the history, in words that go on after the name of who did it. */
export function presentEvent(row: EventRow): CompanyEvent {
  return {
    id: row.id,
    kind: row.kind,
    who: nameOf(row.first_name, row.last_name),
    what: describe(row),
    at: row.created_at.toISOString(),
  };
}

function describe(row: EventRow): string {
  const isOwn = row.user_id !== null && row.user_id === row.subject_id;
  const colleague = isOwn
    ? 'themselves'
    : (nameOf(row.colleague_first_name, row.colleague_last_name) ?? 'a former colleague');
  // A function: a name may hold what a replacement text takes for a sign.
  return companyEventWords[row.kind]
    .replace('{colleague}', () => colleague)
    .replace('{detail}', () => row.detail)
    .trim();
}

function nameOf(first: string | null, last: string | null): string | null {
  return first === null || last === null ? null : `${first} ${last}`;
}
