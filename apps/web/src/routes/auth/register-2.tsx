import { paths } from '@waymark/contract/paths';
import {
  AuthLink,
  AuthNotices,
  AuthPage,
  AuthSwitch,
} from '../../areas/identity/accounts/components/auth-page.tsx';
import {
  RegisterCompanyForm,
  useRegisterCompanyForm,
} from '../../areas/lifecycle/registration/components/register-company-form.tsx';
import { ProviderButtons } from '../../components/form/provider/provider-buttons.tsx';
import { privatePageMeta } from '../../lib/private-page-meta.ts';
import { useCarriedFields } from '../../lib/use-carried-fields.ts';
import { useFormDraft } from '../../lib/use-form-draft.ts';

export const meta = () => privatePageMeta('Register your company');

export default function RegisterCompany() {
  return (
    <AuthPage title="Register your company">
      <p>Look after its jobs and applicants here, and invite your colleagues to join you.</p>
      <AuthNotices />
      <ProviderButtons divider="or fill in the form" />
      <Registration />
      <AuthSwitch>
        Already have an account? <AuthLink to={paths.login}>Sign In</AuthLink>
      </AuthSwitch>
      <AuthSwitch>
        Looking for work? <AuthLink to={paths.register}>Sign up as a candidate</AuthLink>
      </AuthSwitch>
    </AuthPage>
  );
}

const carriedNames = ['email', 'firstName', 'lastName', 'hasOneName'] as const;
const keptNames = [...carriedNames, 'companyName', 'website', 'country', 'phone'] as const;
/** Keeps the form while the user signs in on another page (B-11). */
const keptHow = { onLeave: true } as const;

/** Inside AuthPage, which passes typed fields on to its links. */
function Registration() {
  const form = useRegisterCompanyForm();
  useFormDraft(form, 'company-draft', keptNames, keptHow);
  useCarriedFields(form, carriedNames);
  return <RegisterCompanyForm form={form} signIn={<AuthLink to={paths.login}>Sign In</AuthLink>} />;
}
