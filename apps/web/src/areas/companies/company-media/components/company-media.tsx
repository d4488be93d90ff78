import type { User } from '@waymark/contract/identity/accounts';
import type { CompanyMedia as Media } from '@waymark/contract/companies/media';
import { useState } from 'react';
import { LogoCard } from './logo-card.tsx';
import { PicturesCard } from './pictures-card.tsx';

interface CompanyMediaProps {
  company: NonNullable<User['company']>;
  media: Media;
}

/** Logo and pictures of the company, for those who may change them (H-1, H-2). */
export function CompanyMedia({ company, media: loaded }: CompanyMediaProps) {
  const [media, setMedia] = useState(loaded);
  return (
    <>
      <LogoCard name={company.name} logoUrl={media.logoUrl} onChanged={setMedia} />
      <PicturesCard pictures={media.pictures} onChanged={setMedia} />
    </>
  );
}
