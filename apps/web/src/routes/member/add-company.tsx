import { zodResolver } from '@hookform/resolvers/zod';
import { type AddCompanyFields, addCompanySchema } from '@waymark/contract/companies/own-companies';
import { paths } from '@waymark/contract/paths';
import { countries } from '@waymark/contract/places/choices';
import { countryOptions } from '@waymark/contract/text/country-names';
import { msg } from '@waymark/contract/text/message';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import styles from '../../areas/companies/companies/components/companies.module.css';
import { OwnArea } from '../../areas/identity/accounts/components/own-area.tsx';
import { bindField } from '../../components/form/bind-field.ts';
import { ButtonLink } from '../../components/form/button.tsx';
import { Form } from '../../components/form/form.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { AreaMessage } from '../../components/frame/area-message.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { callApi } from '../../lib/api-client.ts';
import { changeUser, useAuth } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';
import { showSuccess } from '../../lib/toasts.ts';
import ui from '../../styles/primitives.module.css';
import { useLocale } from '../../lib/languages/language.ts';
import { sayHere, useSay } from '../../lib/languages/say.ts';

export const meta = () => privatePageMeta(msg`Add a company`);

/** Open to employers without a company as well. */
export default function AddCompany() {
  const say = useSay();
  const { user } = useAuth();
  if (user && user.role !== 'employer') {
    return (
      <AreaMessage title={say`This page belongs to employers`}>
        <p>{say`A company is registered with an employer’s account.`}</p>
        <ButtonLink to={paths.account}>{say`Go to your account`}</ButtonLink>
      </AreaMessage>
    );
  }
  return (
    <OwnArea>
      <AddCompanyForm />
    </OwnArea>
  );
}

/** Follows the rules of the first company (B-12), and makes the new one the active one. */
function AddCompanyForm() {
  const say = useSay();
  const locale = useLocale();
  const navigate = useNavigate();
  const form = useForm<AddCompanyFields>({
    resolver: zodResolver(addCompanySchema),
    defaultValues: { companyName: '', website: '' },
    mode: 'onTouched',
  });

  async function submit(fields: AddCompanyFields) {
    changeUser((await callApi('POST /own-companies', { body: fields })).data);
    showSuccess(sayHere`${fields.companyName} is added`);
    await navigate(paths.companyProfile);
  }

  return (
    <>
      <PageHeading>{say`Add a company`}</PageHeading>
      <p className={ui['lead']}>
        {say`You will be its owner, and change between your companies at the head of each page. If another company has its name or its website, our team looks at it before anybody sees it.`}
      </p>
      <Form
        form={form}
        onSubmit={submit}
        submit={say`Add the company`}
        className={`${ui['grid5']} ${styles['addCompanyForm']}`}
      >
        <TextField
          label={say`Company name`}
          autoComplete="organization"
          {...bindField(form, 'companyName')}
        />
        <TextField
          label={say`Website`}
          autoComplete="url"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          {...bindField(form, 'website')}
        />
        <SelectField label={say`Country`} autoComplete="off" {...bindField(form, 'country')}>
          <option value="">{say`Choose a country`}</option>
          {countryOptions(countries, locale).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </Form>
    </>
  );
}
