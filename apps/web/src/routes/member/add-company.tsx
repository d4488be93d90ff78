import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { MessagePage } from '../../components/layout/message-page.tsx';
import { OwnArea } from '../../areas/identity/accounts/components/own-area.tsx';
import { AddCompanyForm } from '../../areas/companies/companies/components/add-company-form.tsx';
import { useAuth } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Add a company');
export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

/** Also for an employer who belongs to no company any more. */
export default function AddCompany() {
  const { user } = useAuth();
  return (
    <OwnArea>
      {user?.role === 'employer' ? (
        <AddCompanyForm />
      ) : (
        <MessagePage title="This page belongs to employers">
          <p>A company is registered with an employer’s account.</p>
        </MessagePage>
      )}
    </OwnArea>
  );
}
