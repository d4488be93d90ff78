import type { Package } from '@waymark/contract/career-services';
import { paths } from '@waymark/contract/paths';
import { ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useProduct } from '../../../lib/product-store.ts';
import { packagesToShow } from '../rules.ts';
import { PackageCard } from './package-card.tsx';
import { PackageUpload } from './package-upload.tsx';
import styles from './packages-page.module.css';
import { SalaryClaim } from './salary-claim.tsx';

export function PackagesPage({ packages }: { packages: readonly Package[] }) {
  const { loading } = useProduct();
  const shown = packagesToShow(packages);
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <div className={styles['words']}>
          <h1>Job-Seeker Products</h1>
          <p className={styles['lead']}>
            Have your resume written by somebody who does it every day. You pay at the career services’ own
            checkout, and follow the work from here.
          </p>
        </div>
        <SalaryClaim />
      </header>
      {shown.length > 0 ? (
        <ul className={styles['packages']} aria-busy={loading || undefined}>
          {shown.map(({ highlighted, ...offer }) => (
            <PackageCard key={offer.checkoutLink} offer={offer} highlighted={highlighted} />
          ))}
        </ul>
      ) : (
        <NothingSold />
      )}
      <PackageUpload />
    </div>
  );
}

function NothingSold() {
  return (
    <EmptyState
      title="No package is offered at the moment"
      actions={<ButtonLink to={paths.browseJobFilterList}>Browse All Jobs</ButtonLink>}
    >
      Everything else here costs nothing: look for work and apply.
    </EmptyState>
  );
}
