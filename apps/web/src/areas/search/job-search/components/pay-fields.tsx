import { payUnitOf } from '@waymark/contract/board-pay';
import { salaryPeriods, type SalaryPeriod } from '@waymark/contract/jobs/choices';
import { defaultPay, payCurrencies, payFields } from '@waymark/contract/jobs/fact-choices';
import { periodNames } from '@waymark/contract/jobs/format-salary';
import type { JobSearch } from '@waymark/contract/jobs/jobs';
import { useEffect, useRef, useState, type ChangeEvent, type FocusEvent } from 'react';
import { useBoardWords } from '../../../../lib/board-words.ts';
import ui from '../../../../styles/primitives.module.css';
import { searchFormId } from '../constants.ts';
import { currencyOfLocale, writeBefore } from '../pay-rules.ts';
import styles from './filter-panel.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface PayFieldsProps {
  search: JobSearch;
  /** Whether the least pay is one of the choices above the fields. */
  isChoice: boolean;
  onChange: (form: HTMLFormElement) => void;
}

/** Pay from and to in any currency: taken when a field is left, and not with each digit. */
export function PayFields({ search, isChoice, onChange }: PayFieldsProps) {
  const say = useSay();
  const { pay } = useBoardWords();
  const { currency: asked, period } = payUnitOf(search, pay);
  const from = search.salary === undefined || isChoice ? '' : String(search.salary);
  const to = String(search.salaryTo ?? '');
  const isAsked = search.salary !== undefined || search.salaryTo !== undefined;
  // A board with a currency of its own speaks of pay in that one.
  const isSettled = isAsked || pay.currency !== defaultPay.currency;
  const { choice, currency } = useUsualCurrency(asked, isSettled);
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
        {say`Pay from`}
        <input {...amount} name={payFields.from} defaultValue={from} onChange={stop} onBlur={leave} />
      </label>
      <label key={`to ${to}`} className={ui['note']}>
        {say`Pay to`}
        <input {...amount} name={payFields.to} defaultValue={to} onChange={stop} onBlur={leave} />
      </label>
      <label key={asked} className={ui['note']}>
        {say`Currency`}
        <select ref={choice} {...own} name={payFields.currency} defaultValue={asked}>
          {payCurrencies.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <PeriodField key={period} period={period} onChange={choose} />
    </div>
  );
}

interface PeriodFieldProps {
  period: SalaryPeriod;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}

const PeriodField = ({ period, onChange }: PeriodFieldProps) => {
  const say = useSay();
  return (
    <label className={ui['note']}>
      {say`Period`}
      <select form={searchFormId} name={payFields.period} defaultValue={period} onChange={onChange}>
        {salaryPeriods.map((one) => (
          <option key={one} value={one}>
            {say(periodNames[one])}
          </option>
        ))}
      </select>
    </label>
  );
};

/** Pages are the same for everybody: what a visitor is paid in is known only here. */
function useUsualCurrency(asked: string, isSettled: boolean) {
  const [usual, setUsual] = useState<string>();
  useEffect(() => setUsual(currencyOfLocale(navigator.language)), []);
  const currency = isSettled ? asked : (usual ?? asked);
  const choice = useRef<HTMLSelectElement>(null);
  // It stays the same element, and what was chosen meanwhile stays too: its list may be open.
  useEffect(() => {
    if (choice.current?.value === asked) choice.current.value = currency;
  }, [asked, currency]);
  return { choice, currency };
}

const stop = (event: ChangeEvent) => event.stopPropagation();
