import type { BoardWords } from '@waymark/contract/board-words';
import { isOfferedCategory, currentCategory } from '@waymark/contract/jobs/category-choices';
import { searchWordsMaxLength } from '@waymark/contract/jobs/choices';
import { isFactFilter, maxFactFilters } from '@waymark/contract/jobs/fact-filters';
import { isOwnFilter, maxOwnFields } from '@waymark/contract/jobs/own-fields';
import { paths } from '@waymark/contract/paths';
import type { JobAlert } from '@waymark/contract/seeking/alerts';
import { alertSorts, type AlertCriteria, type AlertFrequency } from '@waymark/contract/seeking/choices';
import { sortedList } from '../../../lib/list-address.ts';

export const alertList = sortedList(
  paths.jobsAlerts,
  alertSorts.map(({ value }) => value),
);

/** The form of an alert; guests also give the address of its mails. */
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
  own: [],
  stated: [],
  closelyRelated: true,
  name: '',
  frequency: 'daily',
  email: '',
};

/** The search that the visitor came from, by the address (`alertPath`). */
export function draftOf(words: BoardWords, search: URLSearchParams, isKnownCompany: boolean): AlertDraft {
  const text = (name: string, max: number) => (search.get(name) ?? '').trim().slice(0, max);
  const category = search.get('category') ?? '';
  return {
    ...emptyDraft,
    keywords: text('keyword', searchWordsMaxLength),
    location: text('location', 120),
    category: isOfferedCategory(words, category) ? currentCategory(words, category) : '',
    company: isKnownCompany ? text('company', 40) : '',
    own: search
      .getAll('own')
      .filter((filter) => isOwnFilter(words, filter))
      .slice(0, maxOwnFields),
    stated: [...new Set(search.getAll('stated'))].filter(isFactFilter).slice(0, maxFactFilters),
  };
}

export function draftOfAlert({ name, frequency, criteria }: JobAlert): AlertDraft {
  return { ...emptyDraft, ...criteria, name, frequency };
}

/** The fields of members, whose account has the address. */
export function withoutEmail({ email: _email, ...fields }: AlertDraft): Omit<AlertDraft, 'email'> {
  return fields;
}

export function hasCriteria({ closelyRelated: _flag, ...criteria }: AlertCriteria): boolean {
  const { own = [], stated = [], ...texts } = criteria;
  return own.length > 0 || stated.length > 0 || Object.values(texts).some((value) => value.trim() !== '');
}
