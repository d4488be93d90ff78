import type { CompanyMedia as Media } from '@waymark/contract/companies/media';
import type { User } from '@waymark/contract/identity/accounts';
import { msg } from '@waymark/contract/text/message';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { CompanyProfileForm } from '../../areas/companies/companies/components/company-profile-form.tsx';
import { LogoCard, PicturesCard } from '../../areas/companies/company-media/components/media-cards.tsx';
import { OwnFeedsCard } from '../../areas/integrations/feeds/components/own-feeds-card.tsx';
import { VerificationCard } from '../../areas/companies/company-verification/components/verification-card.tsx';
import { EmployerArea } from '../../areas/identity/accounts/components/employer-area.tsx';
import { callApi } from '../../lib/api-client.ts';
import { useAuth } from '../../lib/auth-store.ts';
import { memberLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`Company Profile`);

export const clientLoader = memberLoader('employer', async () => {
  const [profile, media, verification, feeds] = await Promise.all([
    callApi('GET /company-profile'),
    callApi('GET /company-media'),
    callApi('GET /company-verification'),
    callApi('GET /company/feeds'),
  ]);
  return { profile, media: media.data, verification: verification.data, isInFeeds: feeds.data.isOn };
});

export default function CompanyProfile() {
  const loaded = useLoaderData<typeof clientLoader>();
  const { user } = useAuth();
  if (!loaded || !user?.company) return <EmployerArea>{null}</EmployerArea>;
  const { profile, media, verification, isInFeeds } = loaded;
  const editable = user.company.memberRole !== 'viewer';
  return (
    <EmployerArea>
      <CompanyProfileForm user={user} {...profile} editable={editable}>
        {editable && <CompanyMedia company={user.company} media={media} />}
        {/* The key resets the card when the website changes. */}
        <VerificationCard key={verification.host} state={verification} editable={editable} />
        {editable && <OwnFeedsCard isOn={isInFeeds} />}
      </CompanyProfileForm>
    </EmployerArea>
  );
}

interface CompanyMediaProps {
  company: NonNullable<User['company']>;
  media: Media;
}

/** Logo and pictures, for members who may change them (H-1, H-2). */
function CompanyMedia({ company, media: loaded }: CompanyMediaProps) {
  const [media, setMedia] = useState(loaded);
  return (
    <>
      <LogoCard name={company.name} logoUrl={media.logoUrl} onChanged={setMedia} />
      <PicturesCard pictures={media.pictures} onChanged={setMedia} />
    </>
  );
}
