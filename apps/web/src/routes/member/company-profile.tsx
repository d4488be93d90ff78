import type { CompanyProfileAnswer } from '@waymark/contract/companies/company-profile';
import type { CompanyMedia as Media } from '@waymark/contract/companies/media';
import type { User } from '@waymark/contract/identity/accounts';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { CompanyProfileForm } from '../../areas/companies/companies/components/company-profile-form.tsx';
import { getMedia } from '../../areas/companies/company-media/api/get-media.ts';
import { LogoCard } from '../../areas/companies/company-media/components/logo-card.tsx';
import { PicturesCard } from '../../areas/companies/company-media/components/pictures-card.tsx';
import { getVerification } from '../../areas/companies/company-verification/api/verify-website.ts';
import { VerificationCard } from '../../areas/companies/company-verification/components/verification-card.tsx';
import { EmployerArea } from '../../areas/identity/accounts/components/employer-area.tsx';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { callApi } from '../../lib/api-client.ts';
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

function getProfile(): Promise<CompanyProfileAnswer> {
  return callApi('GET /company-profile');
}

interface CompanyMediaProps {
  company: NonNullable<User['company']>;
  media: Media;
}

/** Logo and pictures of the company, for those who may change them (H-1, H-2). */
function CompanyMedia({ company, media: loaded }: CompanyMediaProps) {
  const [media, setMedia] = useState(loaded);
  return (
    <>
      <LogoCard name={company.name} logoUrl={media.logoUrl} onChanged={setMedia} />
      <PicturesCard pictures={media.pictures} onChanged={setMedia} />
    </>
  );
}
