import {
  alertSorts,
  type AlertCriteria,
  type AlertFrequency,
  type AlertSort,
} from '@waymark/contract/seeking/choices/alerts';
import type { JobAlert } from '@waymark/contract/seeking/alerts';
import { jobCategories } from '@waymark/contract/jobs/choices/jobs';
import { paths } from '@waymark/contract/paths';

export interface ListPlace {
  sort: AlertSort;
  page: number;
}

/** Sort and page of the list from its address; anything else than a known value means the first. */
export function listPlaceOf(search: URLSearchParams): ListPlace {
  const page = search.get('page') ?? '';
  return {
    sort: alertSorts.find(({ value }) => value === search.get('sort'))?.value ?? 'newest',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of a place in the list; what is the default is left out. */
export function pathOfPlace({ sort, page }: ListPlace): string {
  const search = new URLSearchParams({
    ...(sort !== 'newest' && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
  return search.size > 0 ? `${paths.jobsAlerts}?${search}` : paths.jobsAlerts;
}

/** What the form holds: an alert's own fields and, of somebody without an account, where its mails go. */
export interface AlertDraft extends AlertCriteria {
  name: string;
  frequency: AlertFrequency;
  email: string;
}

export const emptyDraft: AlertDraft = {
  keywords: '',
  location: '',
  experience: '',
  salary: '',
  industry: '',
  category: '',
  role: '',
  company: '',
  closelyRelated: true,
  name: '',
  frequency: 'daily',
  email: '',
};

/** What somebody was looking at, from the address (`alertPath`); what is not known is left out. */
export function draftOf(search: URLSearchParams, isKnownCompany: boolean): AlertDraft {
  const text = (name: string, max: number) => (search.get(name) ?? '').trim().slice(0, max);
  const category = jobCategories.find(({ value }) => value === search.get('category'));
  return {
    ...emptyDraft,
    keywords: text('keyword', 100),
    location: text('location', 120),
    category: category?.value ?? '',
    company: isKnownCompany ? text('company', 40) : '',
  };
}

export function draftOfAlert({ name, frequency, criteria }: JobAlert): AlertDraft {
  return { ...emptyDraft, ...criteria, name, frequency };
}

/** What a member sends: there the address is the account's. */
export function withoutEmail({ email: _email, ...fields }: AlertDraft): Omit<AlertDraft, 'email'> {
  return fields;
}

/** Whether there is anything to look for yet. */
export function asksForSomething({ closelyRelated: _flag, ...criteria }: AlertCriteria): boolean {
  return Object.values(criteria).some((value) => value.trim() !== '');
}

/** Where to be after a row is gone: the last of a page takes the page with it. */
export function placeAfterRemoval(place: ListPlace, rowsBefore: number): ListPlace {
  return rowsBefore === 1 && place.page > 1 ? { ...place, page: place.page - 1 } : place;
}
