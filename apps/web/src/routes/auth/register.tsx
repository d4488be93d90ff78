import { paths, planParameter, searchPath } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import {
  AuthLink,
  AuthNotices,
  AuthPage,
  AuthSwitch,
} from '../../areas/identity/accounts/components/auth-page.tsx';
import { RegisterWizard } from '../../areas/lifecycle/registration/components/register-wizard.tsx';
import { ProviderButtons } from '../../components/form/provider/provider-buttons.tsx';
import { privatePageMeta } from '../../lib/private-page-meta.ts';
import { useSay } from '../../lib/languages/say.ts';

export const meta = () => privatePageMeta(msg`Sign up`);

/** Plans are for companies, so a chosen plan leads to the registration of companies (D-10). */
export function loader({ url }: LoaderFunctionArgs) {
  const plan = url.searchParams.get(planParameter);
  return plan ? redirect(searchPath({ [planParameter]: plan }, paths.employerRegister)) : null;
}

export default function Register() {
  const say = useSay();
  return (
    <AuthPage title={say`Personal Information`}>
      <AuthNotices />
      <ProviderButtons divider={say`or fill in the form`} />
      <RegisterWizard signIn={<AuthLink to={paths.login}>{say`Sign In`}</AuthLink>} />
      <AuthSwitch>
        {say`Already have an account?`} <AuthLink to={paths.login}>{say`Sign In`}</AuthLink>
      </AuthSwitch>
      <AuthSwitch>
        {say`Hiring?`} <AuthLink to={paths.employerRegister}>{say`Register your company`}</AuthLink>
      </AuthSwitch>
    </AuthPage>
  );
}
