import { maxPayChoices } from '@waymark/contract/board-pay';
import { salaryPeriods, type SalaryPeriod } from '@waymark/contract/jobs/choices';
import { formatPay } from '@waymark/contract/jobs/format-salary';
import type { StoredSettings } from '@waymark/contract/office/board-settings';
import { postingCurrencies } from '@waymark/contract/posting/choices';
import { useState } from 'react';
import { SelectField } from '../../../../../components/form/select-field.tsx';
import { TextArea } from '../../../../../components/form/text-field.tsx';
import ui from '../../../../../styles/primitives.module.css';
import { readAmounts } from '../../pay-habit-rules.ts';
import { namePeriod } from '../../rules.ts';
import styles from '../board-settings.module.css';
import { SettingCard } from '../setting-card.tsx';
import { useSetting } from '../use-setting.ts';
import { useSay } from '../../../../../lib/languages/say.ts';
import type { Say } from '@waymark/contract/text/say';

interface PayChoicesFormProps {
  initial: StoredSettings['payChoices'];
  /** How the board speaks of pay. */
  unit: { currency: string; period: SalaryPeriod };
}

/** What people choose from when they say what they want to earn. */
export function PayChoicesForm({ initial, unit }: PayChoicesFormProps) {
  const say = useSay();
  const setting = useSetting('payChoices', initial);
  const { value, change, errorAt } = setting;
  const [chosen, setChosen] = useState(unit);
  const { currency, period } = value ?? chosen;
  const [typed, setTyped] = useState('');
  const isTyped = JSON.stringify(readAmounts(typed)) === JSON.stringify(value?.amounts ?? []);
  const numbers = Array.from({ length: maxPayChoices + 1 }, (_none, at) => `amounts.${at}`);
  const problem = ['amounts', ...numbers].map((field) => errorAt(field)).find(Boolean) ?? errorAt();

  function changeAmounts(text: string) {
    setTyped(text);
    const amounts = readAmounts(text);
    change(amounts.length === 0 ? null : { currency, period, amounts });
  }

  function changeUnit(next: Partial<typeof unit>) {
    setChosen({ currency, period, ...next });
    if (value) change({ ...value, ...next });
  }

  const isOfBoard = currency === unit.currency && period === unit.period;
  return (
    <SettingCard title={say`Amounts of pay to choose from`} setting={setting}>
      <p>
        {say`People choose from them when they sign up, filter jobs or set an alert. Without amounts of your own they are round ones of the board’s currency and unit.`}
      </p>
      <TextArea
        label={say`Amounts, one a line`}
        hint={say`At most ${maxPayChoices}. Leave it empty for the product’s own.`}
        rows={6}
        value={isTyped ? typed : (value?.amounts ?? []).join('\n')}
        error={problem}
        onChange={(event) => changeAmounts(event.currentTarget.value)}
      />
      <UnitFields unit={{ currency, period }} errorAt={errorAt} onChange={changeUnit} />
      {value && (
        <p dir="auto">{value.amounts.map((amount) => say(sayAmount(say, amount, value))).join(' · ')}</p>
      )}
      {value && !isOfBoard && (
        <p>
          {say`They count once the board’s first currency is ${currency} and its first unit of pay is ${namePeriod(period)}.`}
        </p>
      )}
    </SettingCard>
  );
}

interface UnitFieldsProps extends Pick<PayChoicesFormProps, 'unit'> {
  errorAt: (field: string) => string | undefined;
  onChange: (next: Partial<PayChoicesFormProps['unit']>) => void;
}

function UnitFields({ unit: { currency, period }, errorAt, onChange }: UnitFieldsProps) {
  const say = useSay();
  return (
    <div className={`${ui['grid5']} ${styles['pair']}`}>
      <SelectField
        label={say`Currency of these amounts`}
        value={currency}
        error={errorAt('currency')}
        onChange={(event) => onChange({ currency: event.currentTarget.value })}
      >
        {postingCurrencies.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      <SelectField
        label={say`What these amounts are for`}
        value={period}
        error={errorAt('period')}
        onChange={(event) => onChange({ period: event.currentTarget.value as SalaryPeriod })}
      >
        {salaryPeriods.map((one) => (
          <option key={one} value={one}>
            {namePeriod(one)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

const sayAmount = (say: Say, amount: number, { currency, period }: PayChoicesFormProps['unit']) =>
  Number.isNaN(amount) ? say`not a number` : formatPay(say, amount, currency, period);
