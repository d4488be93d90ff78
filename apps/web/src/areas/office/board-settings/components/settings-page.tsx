import type { BoardSettings } from '@waymark/contract/all-settings';
import { distanceUnitNames, distanceUnits, salaryPeriods } from '@waymark/contract/jobs/choices';
import { darkAccentFor, isReadable, sampleOf } from '@waymark/contract/office/accent-rules';
import type { StoredSettings, StoredSetting } from '@waymark/contract/office/board-settings';
import { legalTexts, type Accent } from '@waymark/contract/office/choices';
import type { RatesOverview } from '@waymark/contract/office/exchange-rates';
import { paths } from '@waymark/contract/paths';
import { postingCurrencies } from '@waymark/contract/posting/choices';
import { msg } from '@waymark/contract/text/message';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { TextArea, TextField } from '../../../../components/form/text-field.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { Link } from '../../../../components/layout/link.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import ui from '../../../../styles/primitives.module.css';
import { payHabitIn } from '../pay-habit-rules.ts';
import { namePeriod, orNull } from '../rules.ts';
import styles from './board-settings.module.css';
import { ApplicantPeriodForm } from './applicant-period-form.tsx';
import { FirstPostingForm, LegalForm, PromosForm, PromoTextsForm, SelectForm } from './choice-forms.tsx';
import { AccentField, colour } from './colour-field.tsx';
import { ExchangeRatesCard } from './exchange-rates-card.tsx';
import { CategoriesForm, CitiesForm } from './home-forms.tsx';
import { ContactForm, NameForm, SenderForm } from './identity-forms.tsx';
import { InvoicingForm } from './money/invoicing-form.tsx';
import { FeaturingForm } from './money/featuring-form.tsx';
import { RenewingForm } from './money/renewing-form.tsx';
import { MarkForm } from './mark-form.tsx';
import { PayChoicesForm } from './money/pay-choices-form.tsx';
import { ProcessingRecordCard } from './processing-record-card.tsx';
import { RetentionForm } from './retention-form.tsx';
import { SellerForm } from './money/seller-form.tsx';
import { SettingCard } from './setting-card.tsx';
import { FeaturesForm, RequiresPayForm } from './switch-forms.tsx';
import { useSetting, type LoadedSettings } from './use-setting.ts';
import { useSay } from '../../../../lib/languages/say.ts';

/** Settings with a page of their own. */
const groups = [
  { to: paths.staffCategories, label: msg`Categories and sectors`, about: msg`names, order and offer` },
  {
    to: paths.staffCategoryWords,
    label: msg`Words of categories`,
    about: msg`by which imports and forms tell the category`,
  },
  {
    to: paths.staffLook,
    label: msg`Look`,
    about: msg`colours, words, picture, questions, style sheet, with a preview`,
  },
  { to: paths.staffAdRules, label: msg`Rules for ads`, about: msg`what laws ask of them, by place` },
  {
    to: paths.staffFields,
    label: msg`Fields of postings`,
    about: msg`asked of employers, shown and filtered by`,
  },
  {
    to: paths.staffStages,
    label: msg`Stages and reports`,
    about: msg`stages of applications, reasons of reports`,
  },
  { to: paths.staffNavigation, label: msg`Navigation and home page`, about: msg`header, footer, sections` },
  { to: paths.staffPages, label: msg`Pages`, about: msg`of your own, at /p/…` },
  {
    to: paths.staffSite,
    label: msg`Languages, dates and visits`,
    about: msg`languages, style, time zone, counting of visits`,
  },
];

/** The settings of the board, each saved by itself. */
export function SettingsPage({ settings, surroundings, rates }: LoadedSettings & { rates: RatesOverview }) {
  const say = useSay();
  return (
    <div className={styles['page']}>
      <PageHeading>{say`Settings`}</PageHeading>
      <p className={ui['measure']}>
        {say`Each is saved for itself and holds at once, on pages and in mails. What it was before can be set back.`}
      </p>
      <MoreSettings />
      <Part title={say`Who you are`}>
        <NameForm initial={settings.name} />
        <MarkForm initial={settings.mark} />
        <AccentForm initial={settings.accent} />
        <SenderForm initial={settings.sender} given={surroundings.sender} />
        <ContactForm initial={settings.contact} />
        <OperatorForms settings={settings} />
      </Part>
      <FeaturesPart settings={settings} />
      <ShownPart settings={settings} rates={rates} />
      <Part title={say`What holds`}>
        <FirstPostingForm initial={settings.firstPosting} />
        <RetentionForm initial={settings.retention} />
        <ApplicantPeriodForm initial={settings.applicantPeriod} />
        <ProcessingRecordCard />
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

function FeaturesPart({ settings }: Pick<LoadedSettings, 'settings'>) {
  const say = useSay();
  return (
    <Part title={say`Features`}>
      <FeaturesForm initial={settings.features} />
      <RequiresPayForm initial={settings.requiresPay} />
      <Card title={say`Words of mails`}>
        <p>{say`Subject, heading and text of each mail can be your own.`}</p>
        <div>
          <ButtonLink variant="secondary" to={paths.staffMailTemplates}>
            {say`Open the mails`}
          </ButtonLink>
        </div>
      </Card>
    </Part>
  );
}

function ShownPart({ settings, rates }: Pick<LoadedSettings, 'settings'> & { rates: RatesOverview }) {
  const say = useSay();
  return (
    <Part title={say`What is shown`}>
      <CitiesForm initial={settings.homeCities} />
      <CategoriesForm initial={settings.homeCategories} />
      <PromosForm initial={settings.promos} />
      <PromoTextsForm initial={settings.promoTexts} />
      <SelectForm
        name="currency"
        title={say`First currency`}
        label={say`What the board counts pay in, and fields for pay begin with`}
        initial={settings.currency}
        values={postingCurrencies}
      />
      <SelectForm
        name="payPeriod"
        title={say`First unit of pay`}
        label={say`What pay is for where the board speaks of it, and that of a new posting at first`}
        initial={settings.payPeriod}
        hint={say(payHabitIn(settings.invoicing.value.country) ?? '')}
        values={salaryPeriods}
        nameOf={namePeriod}
      />
      <PayChoicesForm
        initial={settings.payChoices}
        unit={{ currency: settings.currency.value, period: settings.payPeriod.value }}
      />
      <SelectForm
        name="distanceUnit"
        title={say`First unit of distance`}
        label={say`What searches around a place begin with`}
        initial={settings.distanceUnit}
        values={distanceUnits}
        nameOf={(unit) => distanceUnitNames[unit]}
      />
      <ExchangeRatesCard initial={rates} />
    </Part>
  );
}

function MoreSettings() {
  const say = useSay();
  return (
    <nav aria-label={say`More settings`}>
      <ul className={ui['grid2']}>
        {groups.map(({ to, label, about }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>{' '}
            <span className={ui['note']} dir="auto">
              {about}
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles['part']}>
      <p className={styles['partTitle']} dir="auto">
        {title}
      </p>
      {children}
    </div>
  );
}

function OperatorForms({ settings }: { settings: StoredSettings }) {
  return (
    <>
      <OperatorForm initial={settings.operator} />
      <SellerForm initial={settings.seller} />
      <InvoicingForm initial={settings.invoicing} />
      <RenewingForm initial={settings.renewing} />
      <FeaturingForm initial={settings.featuring} currency={settings.currency.value} />
    </>
  );
}

type Field = keyof BoardSettings['operator'];

function OperatorForm({ initial }: { initial: StoredSettings['operator'] }) {
  const say = useSay();
  const setting = useSetting('operator', initial);
  const { value, change, errorAt } = setting;
  const bind = (field: Field) => ({
    value: value[field] ?? '',
    error: errorAt(field),
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ ...value, [field]: orNull(event.currentTarget.value) }),
  });
  return (
    <SettingCard title={say`Operator`} setting={setting}>
      <p>{say`Who runs the board, as terms, privacy and imprint name them. Leave empty what does not apply.`}</p>
      <TextField label={say`Operator’s name`} hint={say`A person or a company.`} {...bind('name')} />
      <TextArea label={say`Postal address`} rows={3} {...bind('address')} />
      <div className={`${ui['grid5']} ${styles['pair']}`}>
        <TextField label={say`Register and number`} {...bind('register')} />
        <TextField label={say`VAT number`} {...bind('vatNumber')} />
      </div>
      <TextField label={say`Responsible for the content`} {...bind('responsible')} />
    </SettingCard>
  );
}

/** The accent colour for light and dark pages; colours that are hard to read are refused. */
function AccentForm({ initial }: { initial: StoredSetting<'accent'> }) {
  const say = useSay();
  const setting = useSetting('accent', initial);
  const { light } = setting.value;
  return (
    <SettingCard title={say`Accent colour`} setting={setting}>
      <div className={`${ui['grid5']} ${styles['pair']}`}>
        <AccentField
          accent={setting.value}
          theme="light"
          errorAt={setting.errorAt}
          onChange={setting.change}
        />
        <AccentField
          accent={setting.value}
          theme="dark"
          errorAt={setting.errorAt}
          onChange={setting.change}
        />
      </div>
      {colour.test(light) && setting.value.dark !== darkAccentFor(light) && (
        <p>
          <Button variant="quiet" onClick={() => setting.change({ light, dark: darkAccentFor(light) })}>
            {say`Make the dark one go with the light one`}
          </Button>
        </p>
      )}
      <Preview accent={setting.value} />
    </SettingCard>
  );
}

/** A link and a button in both themes, where the colour is readable. */
function Preview({ accent }: { accent: Accent }) {
  const say = useSay();
  const themes = (['light', 'dark'] as const).filter(
    (theme) => colour.test(accent[theme]) && isReadable(accent[theme], theme),
  );
  return (
    <div className={`${ui['grid5']} ${styles['pair']}`} aria-hidden="true">
      {themes.map((theme) => {
        const sample = sampleOf(accent, theme);
        return (
          <div
            key={theme}
            className={`${ui['spread3']} ${styles['preview']}`}
            style={{ background: sample.paper }}
          >
            <span className={styles['sample']} style={{ color: sample.accent }}>
              {say`A link to a job`}
            </span>
            <span
              className={styles['sampleButton']}
              style={{ background: sample.accent, color: sample.words }}
            >
              {say`Apply`}
            </span>
          </div>
        );
      })}
    </div>
  );
}
