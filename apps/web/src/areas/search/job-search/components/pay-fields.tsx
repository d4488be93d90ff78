import { salaryPeriods } from '@waymark/contract/jobs/choices';
import { payCurrencies, payFields } from '@waymark/contract/jobs/fact-choices';
import { periodNames } from '@waymark/contract/jobs/format-salary';
import type { JobSearch } from '@waymark/contract/jobs/jobs';
import { useEffect, useRef, useState, type ChangeEvent, type FocusEvent } from 'react';
import { useLocale } from '../../../../lib/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { searchFormId } from '../constants.ts';
import { currencyOfLocale, payOf, writeBefore } from '../pay-rules.ts';
import { salaryChoices } from '../filter-rules.ts';
import styles from './filter-panel.module.css';

interface PayFieldsProps {
  search: JobSearch;
  onChange: (form: HTMLFormElement) => void;
}

/** Pay from and to in any currency: taken when a field is left, and not with each digit. */
export function PayFields({ search, onChange }: PayFieldsProps) {
  const locale = useLocale();
  const { currency: asked, period } = payOf(search);
  const isChoice = salaryChoices(search, locale).some(({ value }) => value === String(search.salary));
  const from = search.salary === undefined || isChoice ? '' : String(search.salary);
  const to = String(search.salaryTo ?? '');
  const isAsked = search.salary !== undefined || search.salaryTo !== undefined;
  const { choice, currency } = useUsualCurrency(asked, isAsked);
  const key = writeBefore([from, to, currency, period]);

  function leave({ currentTarget: input }: FocusEvent<HTMLInputElement>) {
    if (input.form && input.value !== input.defaultValue) onChange(input.form);
  }

  /** Without an amount a currency says nothing yet. */
  function choose(event: ChangeEvent<HTMLSelectElement>) {
    event.stopPropagation();
    const { form } = event.currentTarget;
    if (form && isAsked) onChange(form);
  }

  const own = { form: searchFormId, onChange: choose };
  const amount = { form: searchFormId, inputMode: 'decimal', autoComplete: 'off', maxLength: 17 } as const;
  return (
    <div className={styles['range']}>
      <input key={key} type="hidden" form={searchFormId} name={payFields.before} defaultValue={key} />
      {/* Each by itself: what is typed into one stays while another is taken. */}
      <label key={`from ${from}`} className={ui['note']}>
        Pay from
        <input {...amount} name={payFields.from} defaultValue={from} onChange={stop} onBlur={leave} />
      </label>
      <label key={`to ${to}`} className={ui['note']}>
        Pay to
        <input {...amount} name={payFields.to} defaultValue={to} onChange={stop} onBlur={leave} />
      </label>
      <label key={asked} className={ui['note']}>
        Currency
        <select ref={choice} {...own} name={payFields.currency} defaultValue={asked}>
          {payCurrencies.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <label key={period} className={ui['note']}>
        Period
        <select {...own} name={payFields.period} defaultValue={period}>
          {salaryPeriods.map((one) => (
            <option key={one} value={one}>
              {periodNames[one]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** Pages are the same for everybody: what a visitor is paid in is known only here. */
function useUsualCurrency(asked: string, isAsked: boolean) {
  const [usual, setUsual] = useState<string>();
  useEffect(() => setUsual(currencyOfLocale(navigator.language)), []);
  const currency = isAsked ? asked : (usual ?? asked);
  const choice = useRef<HTMLSelectElement>(null);
  // It stays the same element, and what was chosen meanwhile stays too: its list may be open.
  useEffect(() => {
    if (choice.current?.value === asked) choice.current.value = currency;
  }, [asked, currency]);
  return { choice, currency };
}

const stop = (event: ChangeEvent) => event.stopPropagation();
