import type { User } from '@waymark/contract/accounts';
import type { CompanyProfileAnswer } from '@waymark/contract/company-profile';
import { companyPath } from '@waymark/contract/paths';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { CompanyProfileAbout } from './company-profile-about.tsx';
import { CompanyProfileContact } from './company-profile-contact.tsx';
import styles from './company-profile-form.module.css';
import { CompanyProfileMap } from './company-profile-map.tsx';
import { CompanyProfileSocial } from './company-profile-social.tsx';
import { useCompanyProfileForm } from './use-company-profile-form.ts';
import { useProfilePosition } from './use-profile-position.ts';

interface CompanyProfileFormProps extends CompanyProfileAnswer {
  user: User;
}

/** The company as its members describe it (H-2). */
export function CompanyProfileForm({ user, data, categories }: CompanyProfileFormProps) {
  const { form, submit } = useCompanyProfileForm(user, data);
  const { isDirty, isSubmitting, isValid } = form.formState;
  const { found, follow, move } = useProfilePosition(form);
  return (
    <>
      <PageHeading tools={user.company && <PublicPageLink companyId={user.company.id} />}>
        Company Profile
      </PageHeading>
      <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
        <CompanyProfileAbout form={form} categories={categories} />
        <CompanyProfileContact form={form} onMoved={follow} />
        <CompanyProfileMap form={form} found={found} onMove={move} />
        <CompanyProfileSocial form={form} />
        <div className={styles['actions']}>
          <Button type="submit" pending={isSubmitting} disabled={!isDirty || !isValid}>
            Update Setting
          </Button>
        </div>
      </form>
    </>
  );
}

function PublicPageLink({ companyId }: { companyId: string }) {
  return (
    <ButtonLink variant="secondary" to={companyPath(companyId)}>
      See the public page
    </ButtonLink>
  );
}
