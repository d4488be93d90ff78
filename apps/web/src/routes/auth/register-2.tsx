import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
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
import { useSay } from '../../lib/languages/say.ts';

export const meta = () => privatePageMeta(msg`Register your company`);

export default function RegisterCompany() {
  const say = useSay();
  return (
    <AuthPage title={say`Register your company`}>
      <p>{say`Look after its jobs and applicants here, and invite your colleagues to join you.`}</p>
      <AuthNotices />
      <ProviderButtons divider={say`or fill in the form`} />
      <Registration />
      <AuthSwitch>
        {say`Already have an account?`} <AuthLink to={paths.login}>{say`Sign In`}</AuthLink>
      </AuthSwitch>
      <AuthSwitch>
        {say`Looking for work?`} <AuthLink to={paths.register}>{say`Sign up as a candidate`}</AuthLink>
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
  return <RegisterCompanyForm form={form} signIn={<AuthLink to={paths.login} />} />;
}
