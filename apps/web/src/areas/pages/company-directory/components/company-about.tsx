import { sizeText } from '@waymark/contract/companies/choices';
import type { CompanyCard } from '@waymark/contract/pages/company-directory';
import { useSay } from '../../../../lib/languages/say.ts';
import ui from '../../../../styles/primitives.module.css';

/** Sector and size of a company on its tile; nothing where both are unknown. */
export function CompanyAbout({ company: { industry, size } }: { company: CompanyCard }) {
  const say = useSay();
  if (!industry && !size) return null;
  return (
    <p>
      {industry}
      {industry && size && ' · '}
      <span className={ui['inlineRow']}>{sizeText(size, say)}</span>
    </p>
  );
}
