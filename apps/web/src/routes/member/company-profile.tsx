import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { AreaError } from '../../components/layout/area-error.tsx';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { EmployerArea } from '../../areas/identity/accounts/components/employer-area.tsx';
import { getProfile } from '../../areas/companies/companies/api/get-profile.ts';
import { CompanyProfileForm } from '../../areas/companies/companies/components/company-profile-form.tsx';
import { getMedia } from '../../areas/companies/company-media/api/get-media.ts';
import { CompanyMedia } from '../../areas/companies/company-media/components/company-media.tsx';
import { getVerification } from '../../areas/companies/company-verification/api/verify-website.ts';
import { VerificationCard } from '../../areas/companies/company-verification/components/verification-card.tsx';
import { hasRole, useAuth } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Company Profile');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  if (!(await hasRole('employer', new URL(request.url).pathname))) return null;
  const [profile, media, verification] = await Promise.all([getProfile(), getMedia(), getVerification()]);
  return { profile, media, verification };
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function CompanyProfile() {
  const loaded = useLoaderData<typeof clientLoader>();
  const { user } = useAuth();
  if (!loaded || !user?.company) return <EmployerArea>{null}</EmployerArea>;
  const { profile, media, verification } = loaded;
  const editable = user.company.memberRole !== 'viewer';
  return (
    <EmployerArea>
      <CompanyProfileForm user={user} {...profile} editable={editable}>
        {editable && <CompanyMedia company={user.company} media={media} />}
        {/* Another website is another question. */}
        <VerificationCard key={verification.host} state={verification} editable={editable} />
      </CompanyProfileForm>
    </EmployerArea>
  );
}
