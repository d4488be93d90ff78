import { experienceBands, jobTypes, postedPeriods, workModes } from '@waymark/contract/jobs/choices';
import { listFilterFields, type OwnField } from '@waymark/contract/jobs/own-fields';
import type { JobFacets, JobSearch, JobSearchResult } from '@waymark/contract/jobs/jobs';
import { plural } from '@waymark/contract/text/message';
import type { ChangeEvent } from 'react';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import { Button } from '../../../../components/form/button.tsx';
import { useKeptInside } from '../../../../components/layout/kept-part.ts';
import { lazyComponent } from '../../../../components/layout/lazy-component.tsx';
import { Link } from '../../../../components/layout/link.tsx';
import ui from '../../../../styles/primitives.module.css';
import { filtersPanelId, searchFormId } from '../constants.ts';
import {
  busiestOptions,
  companyOptions,
  countedOptions,
  explainConversion,
  ownSalary,
  salaryOptions,
} from '../filter-rules.ts';
import { FilterGroup } from './filter-group.tsx';
import styles from './filter-panel.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

// Folded until somebody asks for it.
const MoreFilters = lazyComponent(async () => (await import('./more-filters.tsx')).MoreFilters);
const PayFields = lazyComponent(async () => (await import('./pay-fields.tsx')).PayFields);
// For boards that have a field of their own which is a number.
const OwnRange = lazyComponent(async () => (await import('./own-range.tsx')).OwnRange);

interface FilterPanelProps {
  search: JobSearch;
  result: JobSearchResult;
  activeCount: number;
  path: string;
  onChange: (form: HTMLFormElement) => void;
}

/** Stands beside the results on wide screens; a popover, which needs no script, on narrow ones. */
export function FilterPanel({ search, result, activeCount, path, onChange }: FilterPanelProps) {
  const say = useSay();
  function change(event: ChangeEvent<HTMLElement>) {
    const { form } = event.target as HTMLInputElement;
    if (form) onChange(form);
  }

  return (
    <>
      <button type="button" className={`${ui['outlined']} ${styles['open']}`} popoverTarget={filtersPanelId}>
        {say`Filters`}
        {activeCount > 0 && ` (${activeCount})`}
      </button>
      <aside
        id={filtersPanelId}
        className={styles['panel']}
        popover="auto"
        aria-label={say`Filters`}
        onChange={change}
        {...useKeptInside(
          'filters',
          [{ ...search, page: 1 }, result.facets, result.total, result.ratesOf, activeCount, path],
          <PanelInside
            search={search}
            result={result}
            activeCount={activeCount}
            path={path}
            onChange={onChange}
          />,
        )}
      />
    </>
  );
}

function PanelInside({ search, result, activeCount, path, onChange }: FilterPanelProps) {
  const say = useSay();
  return (
    <>
      <div className={styles['head']}>
        <h2 className={ui['textXl']}>{say`Filters`}</h2>
        {activeCount > 0 && (
          <Link className={`${ui['semiboldSm']} ${styles['reset']}`} to={path} preventScrollReset>
            {say`Reset All`}
          </Link>
        )}
      </div>
      <FilterGroups search={search} result={result} onChange={onChange} />
      <Button className={styles['apply']} type="submit" form={searchFormId} data-without="script">
        {say`Apply`}
      </Button>
      <div className={styles['foot']} data-needs="script">
        <Button className={styles['show']} popoverTarget={filtersPanelId} popoverTargetAction="hide">
          {say`Show ${plural(result.total, 'job')}`}
        </Button>
      </div>
    </>
  );
}

type FilterGroupsProps = Pick<FilterPanelProps, 'search' | 'result' | 'onChange'>;

function FilterGroups(props: FilterGroupsProps) {
  const say = useSay();
  const words = useBoardWords();
  const { search, result, onChange } = props;
  const { facets } = result;
  const companies = companyOptions(search, facets);
  const posted = [{ value: '', label: say`Any time` }, ...countedOptions(say, postedPeriods, facets.posted)];
  return (
    <>
      <WorkGroups search={search} facets={facets} />
      <SalaryGroup {...props} />
      <FilterGroup
        single
        name="posted"
        title={say`Posted`}
        options={posted}
        selected={asList(search.posted)}
      />
      <FilterGroup
        name="company"
        title={say`Companies`}
        options={companies.chosen}
        selected={search.company}
      />
      <FilterGroup
        folded={search.notCompany.length === 0}
        name="notCompany"
        title={say`Hide companies`}
        options={companies.hidden}
        selected={search.notCompany}
      />
      <MoreFilters search={search} facets={facets} />
      {listFilterFields(words).map((field) =>
        field.kind === 'number' ? (
          <OwnRange key={field.key} field={field} chosen={search.own} onChange={onChange} />
        ) : (
          <FilterGroup
            key={field.key}
            id={`own-${field.key}`}
            name="own"
            title={field.label}
            options={ownOptions(field, search.own)}
            selected={search.own}
          />
        ),
      )}
    </>
  );
}

/** What kind of work it is. */
function WorkGroups({ search, facets }: { search: JobSearch; facets: JobFacets }) {
  const say = useSay();
  const words = useBoardWords();
  const types = countedOptions(say, jobTypes, facets.type);
  const modes = countedOptions(say, workModes, facets.mode);
  const experience = countedOptions(say, experienceBands, facets.experience);
  const categories = busiestOptions(say, words.categories.listed, facets.category, search.category);
  const industries = facets.industry.map(({ value, label = value, count }) => ({ value, label, count }));
  return (
    <>
      <FilterGroup name="type" title={say`Job type`} options={types} selected={search.type} />
      <FilterGroup name="mode" title={say`Work mode`} options={modes} selected={search.mode} />
      <FilterGroup
        name="category"
        title={say`Job Function`}
        options={categories}
        selected={search.category}
      />
      <FilterGroup name="industry" title={say`Industry`} options={industries} selected={search.industry} />
      <FilterGroup
        name="experience"
        title={say`Experience`}
        options={experience}
        selected={search.experience}
      />
    </>
  );
}

function SalaryGroup({ search, result, onChange }: FilterGroupsProps) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const amounts = salaryOptions(say, words, search, locale, result.facets);
  const others = ownSalary(say, search, amounts, result.total, locale);
  return (
    <FilterGroup
      single
      name="salary"
      title={say`Salary`}
      options={[{ value: '', label: say`Any salary` }, ...amounts, ...others]}
      selected={asList(search.salary)}
      note={explainConversion(say, words, search, result.ratesOf, locale)}
    >
      <PayFields
        search={search}
        isChoice={amounts.some(({ value }) => value === String(search.salary))}
        onChange={onChange}
      />
    </FilterGroup>
  );
}

/** A retired choice is offered while it is chosen. */
const ownOptions = ({ key, options }: OwnField, chosen: readonly string[]) =>
  options
    .map(({ value, label, retired }) => ({ value: `${key}:${value}`, label, retired }))
    .filter(({ value, retired }) => !retired || chosen.includes(value));

const asList = (value: string | number | undefined) => (value === undefined ? [] : [String(value)]);
