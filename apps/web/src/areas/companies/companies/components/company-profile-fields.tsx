import { sizeText } from '@waymark/contract/companies/choices';
import { benefitsLimit, companySizes } from '@waymark/contract/companies/profile-choices';
import type { CompanyProfileFields } from '@waymark/contract/companies/company-profile';
import { countries } from '@waymark/contract/places/choices';
import type { MapPosition } from '@waymark/contract/places/map-position';
import { countryOptions } from '@waymark/contract/text/country-names';
import { msg } from '@waymark/contract/text/message';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocale } from '../../../../lib/languages/language.ts';
import { bindField } from '../../../../components/form/bind-field.ts';
import { FieldError } from '../../../../components/form/field-error.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextArea, TextField } from '../../../../components/form/text-field.tsx';
import { MapView } from '../../../../components/map/map-view.tsx';
import { PositionNumbers } from '../../../../components/map/position-numbers.tsx';
import ui from '../../../../styles/primitives.module.css';
import { describeMarker, type FoundPlace, visibilityOf } from '../profile-rules.ts';
import styles from './companies.module.css';
import type { CompanyProfileForm } from './use-company-profile-form.ts';
import { useSay } from '../../../../lib/languages/say.ts';

interface ProfileTextProps extends Omit<ComponentProps<typeof TextField>, 'form'> {
  form: CompanyProfileForm;
  name: Exclude<keyof CompanyProfileFields, 'position'>;
}

function ProfileText({ form, name, ...field }: ProfileTextProps) {
  return <TextField hint={visibilityOf(name)} {...field} {...bindField(form, name)} />;
}

/** People paste web addresses, or type them without the scheme. */
function ProfileLink(props: ProfileTextProps) {
  return <ProfileText inputMode="url" autoCapitalize="none" spellCheck={false} {...props} />;
}

function CompanyProfileSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={`${ui['grid5']} ${styles['section']}`}>
      <legend className={`${ui['headingRule']} ${styles['title']}`}>{title}</legend>
      {children}
    </fieldset>
  );
}

/** Spans both columns. */
function Wide({ children }: { children: ReactNode }) {
  return <div className={ui['fullRow']}>{children}</div>;
}

interface CountryProps {
  form: CompanyProfileForm;
  name: 'country' | 'contactCountry';
  onChange?: () => void;
}

/** A stored country with another spelling stays an option. */
function ProfileCountry({ form, name, onChange }: CountryProps) {
  const say = useSay();
  const locale = useLocale();
  const stored = form.formState.defaultValues?.[name] ?? '';
  const known = stored === '' || countries.includes(stored);
  return (
    <SelectField
      label={say`Country`}
      hint={visibilityOf(name)}
      autoComplete={name === 'contactCountry' ? 'country-name' : 'off'}
      {...bindField(form, name, onChange && { onChange })}
    >
      <option value="">{say`Choose a country`}</option>
      {!known && <option>{stored}</option>}
      {countryOptions(countries, locale).map(({ value: country, label }) => (
        <option key={country} value={country}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

interface AboutProps {
  form: CompanyProfileForm;
  categories: readonly string[];
}

export function CompanyProfileAbout({ form, categories }: AboutProps) {
  const say = useSay();
  const listId = useId();
  return (
    <CompanyProfileSection title={say`About the company`}>
      <ProfileText form={form} name="name" label={say`Company name`} autoComplete="organization" />
      <ProfileText form={form} name="email" label={say`Email`} type="email" autoComplete="off" />
      <ProfileLink
        form={form}
        name="website"
        label={say`Website`}
        hint={say`Everyone can see it. If you change it, the new website has to be verified.`}
        autoComplete="url"
      />
      <ProfileText form={form} name="foundedDate" label={say`Founded date`} type="date" />
      <ProfileText form={form} name="category" label={say`Category`} list={listId} autoComplete="off" />
      <datalist id={listId}>
        {categories.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </datalist>
      <SelectField label={say`Size`} hint={visibilityOf('size')} {...bindField(form, 'size')}>
        {companySizes.map((size) => (
          <option key={size} value={size}>
            {sizeText(size, say) || say`Choose a size`}
          </option>
        ))}
      </SelectField>
      <ProfileCountry form={form} name="country" />
      <Wide>
        <TextArea
          label={say`Description`}
          hint={say`Everybody reads it on every job of the company. An empty line begins a new paragraph.`}
          rows={8}
          {...bindField(form, 'description')}
        />
      </Wide>
      <Wide>
        <TextArea
          label={say`Benefits`}
          hint={say`Everybody reads them on the company page. One a line, at most ${benefitsLimit}.`}
          rows={5}
          {...bindField(form, 'benefits')}
        />
      </Wide>
    </CompanyProfileSection>
  );
}

interface ContactProps {
  form: CompanyProfileForm;
  /** Called after the city or the country has changed. */
  onMoved: () => void;
}

export function CompanyProfileContact({ form, onMoved }: ContactProps) {
  const say = useSay();
  return (
    <CompanyProfileSection title={say`Contact Information`}>
      <ProfileText form={form} name="contactPhone" label={say`Phone`} type="tel" autoComplete="tel" />
      <ProfileText form={form} name="contactEmail" label={say`Email`} type="email" autoComplete="email" />
      <ProfileCountry form={form} name="contactCountry" onChange={onMoved} />
      <TextField
        label={say`City`}
        hint={visibilityOf('contactCity')}
        autoComplete="address-level2"
        {...bindField(form, 'contactCity', { onBlur: onMoved })}
      />
      <ProfileText form={form} name="contactZip" label={say`Zip`} autoComplete="postal-code" />
      <ProfileText form={form} name="contactAddress" label={say`Address`} autoComplete="street-address" />
    </CompanyProfileSection>
  );
}

const links = [
  { name: 'facebook', label: msg`Facebook` },
  { name: 'twitter', label: msg`Twitter` },
  { name: 'google', label: msg`Google` },
  { name: 'linkedin', label: msg`Linkedin` },
] as const;

export function CompanyProfileSocial({ form }: { form: CompanyProfileForm }) {
  const say = useSay();
  return (
    <CompanyProfileSection title={say`Social links`}>
      {links.map(({ name, label }) => (
        <ProfileLink key={name} form={form} name={name} label={label} autoComplete="off" />
      ))}
    </CompanyProfileSection>
  );
}

interface MapProps {
  form: CompanyProfileForm;
  found: FoundPlace;
  onMove: (position: MapPosition) => void;
}

/** The marker follows the address until it is moved by hand. */
export function CompanyProfileMap({ form, found, onMove }: MapProps) {
  const say = useSay();
  const [position, city, country] = useWatch({
    control: form.control,
    name: ['position', 'contactCity', 'contactCountry'],
  });
  const place = [city, country].filter(Boolean).join(', ');
  return (
    <CompanyProfileSection title={say`On the map`}>
      <Wide>
        <div className={ui['grid3']}>
          <p className={ui['note']}>
            {say`Everybody sees it. The marker follows city and country. To put it elsewhere, drag it or press on the map; with the keyboard, go to the marker and use the arrow keys.`}
          </p>
          <MapView
            label={place === '' ? say`Map: where the company is` : say`Map: ${place}`}
            height={300}
            position={position}
            onMove={onMove}
          />
          <p className={`${ui['softSm']} ${ui['numbers']}`} role="status">
            {describeMarker(say, position, found, { city, country })}
          </p>
          <FieldError message={form.formState.errors.position?.message} />
          <PositionNumbers position={position} onMove={onMove} />
        </div>
      </Wide>
    </CompanyProfileSection>
  );
}
