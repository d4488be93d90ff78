import { defaultPay } from '@waymark/contract/jobs/fact-choices';
import { paths, registerToBuyPath } from '@waymark/contract/paths';
import type { Package } from '@waymark/contract/payments/career-services';
import { msg } from '@waymark/contract/text/message';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { ButtonLink, Button } from '../../../../components/form/button.tsx';
import { MessagePage } from '../../../../components/layout/message-page.tsx';
import { PageHead } from '../../../../components/layout/page-head.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { useAuth } from '../../../../lib/auth-store.ts';
import { board, pricesIn } from '../../../../lib/board.ts';
import { fetchLoginCode, needsBilling, withLoginCode } from '../../../../lib/checkout.ts';
import { openLater } from '../../../../lib/new-window.ts';
import { useProduct } from '../../../../lib/product-store.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { packagesToShow, formatPrice, sharedTermsOf } from '../rules.ts';
import { PackageUploadForm } from './customer-parts.tsx';
import styles from './career-services.module.css';
import { rich, useSay } from '../../../../lib/languages/say.ts';

// Only customers load the form.
const BillingDialog = lazy(async () => ({
  default: (await import('../../invoices/components/billing-form.tsx')).BillingDialog,
}));

/** Signing in on the way leads back to the packages. */
const back = { next: paths.pricingDetails };

/** For candidates and guests; employers are sent to the plans of companies. */
export function PackagesPage({ packages }: { packages: readonly Package[] }) {
  const { user } = useAuth();
  return (
    <>
      {user?.role === 'employer' && <NotForEmployers />}
      <div className={`${ui['stack7']} ${ui['pageWidth']} ${styles['page']}`} data-not-for="employer">
        <Offers packages={packages} />
        {board.hasCheckout && <PackageUpload />}
      </div>
    </>
  );
}

function NotForEmployers() {
  const say = useSay();
  return (
    <MessagePage title={say`These packages are for candidates`}>
      <p>{say`Here, people who look for work have their resumes written. You are signed in as an employer.`}</p>
      {board.hasCheckout && (
        <ButtonLink to={paths.companyTransactions}>{say`See the plans for companies`}</ButtonLink>
      )}
      <ButtonLink variant="secondary" to={paths.companyManageJob}>
        {say`Go to your jobs`}
      </ButtonLink>
    </MessagePage>
  );
}

function Offers({ packages }: { packages: readonly Package[] }) {
  const say = useSay();
  const { loading } = useProduct();
  const shown = packagesToShow(packages);
  const sharedTerms = sharedTermsOf(shown);
  const { priceTax } = pricesIn(say.language);
  const taxNote = priceTax && say`Prices contain ${priceTax.rate / 100} % ${priceTax.name}.`;
  const note = [taxNote, sharedTerms].filter(Boolean).join(' ');
  return (
    <>
      <PageHead
        title={say`Job-Seeker Products`}
        lead={
          board.hasCheckout &&
          say`Have your resume written by a professional. You pay at the career services’ own checkout, and follow the work from here.`
        }
      >
        {board.hasCheckout && board.currency === defaultPay.currency && <SalaryClaim />}
      </PageHead>
      {shown.length > 0 ? (
        <div className={ui['grid5']}>
          <ul className={`${ui['grid5']} ${styles['packages']}`} aria-busy={loading || undefined}>
            {shown.map(({ highlighted, ...offer }) => (
              <PackageCard
                key={offer.checkoutLink}
                offer={offer}
                highlighted={highlighted}
                terms={sharedTerms === undefined ? offer.refundTerms : ''}
              />
            ))}
          </ul>
          {note && <p className={`${ui['note']} ${ui['measure']} ${styles['terms']}`}>{note}</p>}
        </div>
      ) : (
        <NothingSold />
      )}
    </>
  );
}

function NothingSold() {
  const say = useSay();
  return (
    <EmptyState
      title={say`No package is offered at the moment`}
      actions={<ButtonLink to={paths.browseJobFilterList}>{say`Browse All Jobs`}</ButtonLink>}
    >
      {say`Everything else here costs nothing: look for work and apply.`}
    </EmptyState>
  );
}

interface PackageCardProps {
  offer: Package;
  highlighted: boolean;
  /** Its own refund terms; empty where all packages share theirs. */
  terms: string;
}

function PackageCard({ offer, highlighted, terms }: PackageCardProps) {
  const locale = useLocale();
  return (
    <li
      className={`${ui['card']} ${ui['grid4']} ${styles['card']}`}
      data-highlighted={highlighted || undefined}
    >
      <h2 className={`${ui['textXl']} ${styles['pageName']}`}>{offer.packageName}</h2>
      <p className={styles['price']}>{formatPrice(offer, locale)}</p>
      <p className={`${ui['soft']} ${styles['description']}`}>{offer.packageDescription}</p>
      {terms && <p className={`${ui['note']} ${styles['terms']}`}>{terms}</p>}
      <SelectPackage offer={offer} />
    </li>
  );
}

/** The claim of the sellers, with its source (D-1). */
function SalaryClaim() {
  const say = useSay();
  return (
    <figure className={`${ui['grid2']} ${styles['claim']}`}>
      <blockquote className={styles['quote']}>
        <p>{say`“A $10K to $50K salary increase”`}</p>
      </blockquote>
      <figcaption className={ui['note']}>
        {say`This is what career services are advertised with. The figure is the sellers’ own: we know of no count that bears it out, and no one can promise you a salary.`}
      </figcaption>
    </figure>
  );
}

/** The resume that the writers start from; guests add it when they register. */
function PackageUpload() {
  const say = useSay();
  return (
    <section
      className={`${ui['grid3']} ${ui['measure']} ${styles['uploadSection']}`}
      aria-labelledby="package-upload"
    >
      <h2 className={ui['textXl']} id="package-upload">
        {say`Bring the resume you have`}
      </h2>
      <p data-for="guest">
        {rich(
          say,
          msg`The work starts from it. <link>Create an account</link> and add it in the last step, or <linkb>sign in</linkb> to upload it here.`,
          { link: <Link to={paths.register} state={back} />, linkb: <Link to={paths.login} state={back} /> },
        )}
      </p>
      <PackageUploadForm />
    </section>
  );
}

/** A guest registers on the way; a member is handed over to the checkout in a new tab (D-2). */
function SelectPackage({ offer: { packageName, checkoutLink } }: { offer: Package }) {
  const say = useSay();
  const [pending, setPending] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const open = () => openLater(async () => withLoginCode(checkoutLink, await fetchLoginCode()));

  async function select() {
    setPending(true);
    if (await needsBilling()) setAsking(true);
    else await open();
    setPending(false);
  }

  const label = (
    <span>
      {say`Select`}
      <VisuallyHidden> {packageName}</VisuallyHidden>
    </span>
  );
  return (
    <>
      <ButtonLink data-for="guest" to={registerToBuyPath(checkoutLink)}>
        {label}
      </ButtonLink>
      <Button data-for="member" pending={pending} onClick={() => void select()}>
        {label}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <BillingDialog
            open
            of="product"
            submit={say`Go on to the payment`}
            onSaved={async () => {
              await open();
              setAsking(false);
            }}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
