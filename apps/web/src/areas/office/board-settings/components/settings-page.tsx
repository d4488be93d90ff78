import { legalTexts } from '@waymark/contract/office/choices/board';
import type { RatesOverview } from '@waymark/contract/office/exchange-rates';
import type { ReactNode } from 'react';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import type { LoadedSettings } from '../api/load-settings.ts';
import { AccentForm } from './accent-form.tsx';
import styles from './board-settings.module.css';
import {
  CurrencyForm,
  FirstPostingForm,
  LegalForm,
  PayPeriodForm,
  PromosForm,
  PromoTextsForm,
  UnitForm,
} from './choice-forms.tsx';
import { ExchangeRatesCard } from './exchange-rates-card.tsx';
import { CategoriesForm, CitiesForm } from './home-forms.tsx';
import { ContactForm, NameForm, SenderForm } from './identity-forms.tsx';
import { OperatorForm } from './operator-form.tsx';
import { MarkForm } from './mark-form.tsx';

/** Everything about the board that is whoever runs it's to decide. */
export function SettingsPage({ settings, surroundings, rates }: LoadedSettings & { rates: RatesOverview }) {
  return (
    <div className={styles['page']}>
      <PageHeading>Settings</PageHeading>
      <p>
        Each is saved for itself and holds at once, on pages and in mails. Nothing is lost: what it was before
        can be set back.
      </p>
      <Part title="Who you are">
        <NameForm initial={settings.name} />
        <MarkForm initial={settings.mark} />
        <AccentForm initial={settings.accent} />
        <SenderForm initial={settings.sender} given={surroundings.sender} />
        <ContactForm initial={settings.contact} />
        <OperatorForm initial={settings.operator} />
      </Part>
      <Part title="What is shown">
        <CitiesForm initial={settings.homeCities} />
        <CategoriesForm initial={settings.homeCategories} />
        <PromosForm initial={settings.promos} />
        <PromoTextsForm initial={settings.promoTexts} />
        <CurrencyForm initial={settings.currency} />
        <PayPeriodForm initial={settings.payPeriod} />
        <UnitForm initial={settings.distanceUnit} />
        <ExchangeRatesCard initial={rates} />
      </Part>
      <Part title="What holds">
        <FirstPostingForm initial={settings.firstPosting} />
        {legalTexts.map(({ value, label }) => (
          <LegalForm
            key={value}
            name={value}
            title={label}
            initial={settings[value]}
            current={surroundings.legal[value]}
          />
        ))}
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles['part']}>
      <p className={styles['partTitle']}>{title}</p>
      {children}
    </div>
  );
}
