import type { CompanyProfileAnswer } from '@waymark/contract/companies/company-profile';
import type { User } from '@waymark/contract/identity/accounts';
import { companyPath } from '@waymark/contract/paths';
import type { ReactNode } from 'react';
import {
  CompanyProfileAbout,
  CompanyProfileContact,
  CompanyProfileMap,
  CompanyProfileSocial,
} from './company-profile-fields.tsx';
import { useCompanyProfileForm, useProfilePosition } from './use-company-profile-form.ts';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { DiscardButton, DraftNotice } from '../../../../components/form/discard-button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import ui from '../../../../styles/primitives.module.css';
import styles from './companies.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface CompanyProfileFormProps extends CompanyProfileAnswer {
  user: User;
  /** Whether the user may change anything. */
  editable: boolean;
  /** Further cards above the form. */
  children: ReactNode;
}

/** The public description of the company (H-2). */
export function CompanyProfileForm({
  user,
  data,
  version,
  categories,
  editable,
  children,
}: CompanyProfileFormProps) {
  const say = useSay();
  const { form, restored, submit } = useCompanyProfileForm(user, { data, version });
  const { isDirty, isSubmitting, isValid } = form.formState;
  const { found, follow, move } = useProfilePosition(form);
  return (
    <>
      <PageHeading tools={user.company && <PublicPageLink companyId={user.company.id} />}>
        {say`Company Profile`}
      </PageHeading>
      {!editable && (
        <Notice tone="good">{say`You can look at everything here. To change it, ask an owner for the role.`}</Notice>
      )}
      {children}
      <form
        className={`${ui['grid7']} ${styles['companyProfileForm']}`}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        {restored && isDirty && <DraftNotice />}
        <fieldset className={`${ui['grid7']} ${styles['formFields']}`} disabled={!editable}>
          <CompanyProfileAbout form={form} categories={categories} />
          <CompanyProfileContact form={form} onMoved={follow} />
          {editable && <CompanyProfileMap form={form} found={found} onMove={move} />}
          <CompanyProfileSocial form={form} />
        </fieldset>
        {editable && (
          <Actions isSticky>
            <Button
              type="submit"
              pending={isSubmitting}
              disabled={!isDirty || !isValid}
              why={say`Nothing has changed since it was saved.`}
              onRefused={isDirty ? () => void submit() : undefined}
            >
              {say`Update Setting`}
            </Button>
            {isDirty && <DiscardButton form={form} />}
          </Actions>
        )}
      </form>
    </>
  );
}

function PublicPageLink({ companyId }: { companyId: string }) {
  const say = useSay();
  return (
    <ButtonLink variant="secondary" to={companyPath(companyId)}>
      {say`See the public page`}
    </ButtonLink>
  );
}
