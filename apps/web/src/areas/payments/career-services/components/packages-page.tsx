import type { Package } from '@waymark/contract/payments/career-services';
import { paths } from '@waymark/contract/paths';
import { MessagePage } from '../../../../components/layout/message-page.tsx';
import { PageHead } from '../../../../components/layout/page-head.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { board } from '../../../../lib/board.ts';
import { useAuth } from '../../../../lib/auth-store.ts';
import { useProduct } from '../../../../lib/product-store.ts';
import { packagesToShow } from '../rules.ts';
import { PackageCard } from './package-card.tsx';
import { PackageUpload } from './package-upload.tsx';
import styles from './packages-page.module.css';
import { SalaryClaim } from './salary-claim.tsx';

/** For candidates, and guests who may become one: an employer is told so. */
export function PackagesPage({ packages }: { packages: readonly Package[] }) {
  const { user } = useAuth();
  return (
    <>
      {user?.role === 'employer' && <NotForEmployers />}
      <div className={styles['page']} data-not-for="employer">
        <Offers packages={packages} />
        {board.hasCheckout && <PackageUpload />}
      </div>
    </>
  );
}

function NotForEmployers() {
  return (
    <MessagePage title="These packages are for candidates">
      <p>Somebody who looks for work has a resume written here. You are signed in as an employer.</p>
      {board.hasCheckout && (
        <ButtonLink to={paths.companyTransactions}>See the plans for companies</ButtonLink>
      )}
      <ButtonLink variant="secondary" to={paths.companyManageJob}>
        Go to your jobs
      </ButtonLink>
    </MessagePage>
  );
}

function Offers({ packages }: { packages: readonly Package[] }) {
  const { loading } = useProduct();
  const shown = packagesToShow(packages);
  return (
    <>
      <PageHead
        title="Job-Seeker Products"
        lead={
          board.hasCheckout &&
          'Have your resume written by somebody who does it every day. You pay at the career services’ own checkout, and follow the work from here.'
        }
      >
        {board.hasCheckout && <SalaryClaim />}
      </PageHead>
      {shown.length > 0 ? (
        <ul className={styles['packages']} aria-busy={loading || undefined}>
          {shown.map(({ highlighted, ...offer }) => (
            <PackageCard key={offer.checkoutLink} offer={offer} highlighted={highlighted} />
          ))}
        </ul>
      ) : (
        <NothingSold />
      )}
    </>
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
