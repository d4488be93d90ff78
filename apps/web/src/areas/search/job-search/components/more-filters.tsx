import { statedSizes } from '@waymark/contract/companies/profile-choices';
import {
  degreeChoices,
  jobBenefits,
  jobSchedules,
  postingLanguages,
  sponsorshipChoices,
} from '@waymark/contract/jobs/fact-choices';
import { factLabel } from '@waymark/contract/jobs/fact-filters';
import type { JobFacets, JobSearch } from '@waymark/contract/jobs/jobs';
import { namePostingLanguage } from '@waymark/contract/jobs/posting-language';
import { formatCount } from '@waymark/contract/text/format';
import { useState } from 'react';
import { useLanguage, useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { busiestOptions, countedOptions } from '../filter-rules.ts';
import { FilterGroup } from './filter-group.tsx';
import styles from './filter-panel.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface MoreFiltersProps {
  search: JobSearch;
  facets: JobFacets;
}

const sizes = statedSizes.map((value) => ({ value, label: factLabel('size', value) ?? value }));
interface LanguageFilterProps {
  facets: JobFacets;
  selected: JobSearch['language'];
  note: string;
}

/** Where there is something to choose: by the names of languages in that of the page. */
function LanguageFilter({ facets, selected, note }: LanguageFilterProps) {
  const say = useSay();
  const page = useLanguage();
  if (facets.language.length < 2 && selected.length === 0) return null;
  const choices = postingLanguages
    .filter(({ value }) => facets.language.some((one) => one.value === value))
    .map(({ value }) => ({ value, label: namePostingLanguage(value, page) }));
  return (
    <FilterGroup
      name="language"
      title={say`Language of the posting`}
      options={busiestOptions(say, choices, facets.language, selected)}
      selected={selected}
      note={note}
    />
  );
}

const asList = (value: string | undefined) => (value === undefined ? [] : [value]);

/** What postings state in their texts, and the size of the company: folded until something of it is chosen. */
export function MoreFilters({ search, facets }: MoreFiltersProps) {
  const say = useSay();
  const locale = useLocale();
  const { schedule, benefits, size, language } = search;
  const [degree, sponsorship] = [asList(search.degree), asList(search.sponsorship)];
  const chosen = [schedule, degree, sponsorship, benefits, size, language].flat().length;
  // Open from the first choice on: to fold under the hand that takes the last one back would move the page.
  const [isOpen, setIsOpen] = useState(chosen > 0);
  if (chosen > 0 && !isOpen) setIsOpen(true);
  function noteOf(group: keyof JobFacets['notStated']): string {
    const silent = facets.notStated[group];
    return silent > 0 ? say`Not stated: ${formatCount(silent, locale)}` : '';
  }
  return (
    <details className={`${ui['bottomRule']} ${styles['group']} ${styles['moreFilters']}`} open={isOpen}>
      <summary className={`${ui['row']} ${styles['title']}`}>{say`More filters`}</summary>
      <FilterGroup
        name="schedule"
        title={say`Shifts and days`}
        options={countedOptions(say, jobSchedules, facets.schedule)}
        selected={schedule}
        note={noteOf('schedule')}
      />
      <FilterGroup
        name="benefits"
        title={say`Benefits`}
        options={countedOptions(say, jobBenefits, facets.benefits)}
        selected={benefits}
        note={noteOf('benefits')}
      />
      <FilterGroup
        name="degree"
        title={say`Degree`}
        options={countedOptions(say, degreeChoices, facets.degree)}
        selected={degree}
        note={noteOf('degree')}
      />
      <FilterGroup
        name="sponsorship"
        title={say`Visa`}
        options={countedOptions(say, sponsorshipChoices, facets.sponsorship)}
        selected={sponsorship}
        note={noteOf('sponsorship')}
      />
      <FilterGroup
        name="size"
        title={say`Company size`}
        options={countedOptions(say, sizes, facets.size)}
        selected={size}
        note={noteOf('size')}
      />
      <LanguageFilter facets={facets} selected={language} note={noteOf('language')} />
    </details>
  );
}
