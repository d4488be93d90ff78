import { salaryPeriods } from '@waymark/contract/jobs/choices/jobs';
import { postingCurrencies } from '@waymark/contract/posting/choices/postings';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { periodName } from '../form-rules.ts';
import { FormSection, Wide, type SectionProps } from './form-section.tsx';
import styles from './posting-form.module.css';

export function PaySection({ fields, change, problems, hints }: SectionProps) {
  const currencies = [...new Set([fields.currency, ...postingCurrencies])].filter(Boolean);
  return (
    <FormSection title="Pay">
      <TextField
        label="Minimum Salary"
        name="salaryMin"
        inputMode="decimal"
        hint="A number: 45000"
        value={fields.salaryMin}
        maxLength={40}
        onChange={(event) => change({ salaryMin: event.currentTarget.value })}
        error={problems['salaryMin']}
      />
      <TextField
        label="Maximum Salary"
        name="salaryMax"
        inputMode="decimal"
        hint="Not below the minimum"
        value={fields.salaryMax}
        maxLength={40}
        onChange={(event) => change({ salaryMax: event.currentTarget.value })}
        error={problems['salaryMax']}
      />
      {hints.salaryMin && (
        <Wide>
          <p className={styles['advice']}>{hints.salaryMin}</p>
        </Wide>
      )}
      <SelectField
        label="Currency"
        name="currency"
        value={fields.currency}
        onChange={(event) => change({ currency: event.currentTarget.value })}
        error={problems['currency']}
      >
        {currencies.map((currency) => (
          <option key={currency}>{currency}</option>
        ))}
      </SelectField>
      <SelectField
        label="For"
        name="period"
        value={fields.period}
        onChange={(event) => change({ period: event.currentTarget.value })}
        error={problems['period']}
      >
        {salaryPeriods.map((period) => (
          <option key={period} value={period}>
            {periodName(period)}
          </option>
        ))}
      </SelectField>
    </FormSection>
  );
}
