import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { AreaError } from '../components/area-error.tsx';
import { PageSpinner } from '../components/spinner.tsx';
import { EmployerArea } from '../features/accounts/components/employer-area.tsx';
import { getProfile } from '../features/companies/api/get-profile.ts';
import { CompanyProfileForm } from '../features/companies/components/company-profile-form.tsx';
import { hasRole, useAuth } from '../lib/auth-store.ts';
import { privatePageMeta } from '../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Company Profile');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  if (!(await hasRole('employer', new URL(request.url).pathname))) return {};
  return { profile: await getProfile() };
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function CompanyProfile() {
  const { profile } = useLoaderData<typeof clientLoader>();
  const { user } = useAuth();
  return <EmployerArea>{profile && user && <CompanyProfileForm user={user} {...profile} />}</EmployerArea>;
}
