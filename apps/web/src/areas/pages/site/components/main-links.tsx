import { paths } from '@waymark/contract/paths';
import { NavLink, useLocation } from 'react-router';
import { Link } from '../../../../components/layout/link.tsx';
import { board } from '../../../../lib/board.ts';

const links: readonly { label: string; to: string; notFor?: 'employer' }[] = [
  { label: 'About Us', to: paths.aboutUs },
  { label: 'Job-Seeker Products', to: paths.pricingDetails, notFor: 'employer' },
  { label: 'Contact Us', to: paths.contact },
];

/** Packages are sold at the checkout alone. */
const isOffered = ({ to }: { to: string }) => to !== paths.pricingDetails || board.hasCheckout;

/** The search in its four views, the pages about jobs of one kind, and what they lead to. */
const jobsPaths: readonly string[] = [
  paths.browseJobFilterList,
  paths.browseJobFilterGrid,
  paths.browseJobList,
  paths.browseJobGrid,
  paths.jobs,
  paths.jobDetail,
];

/** Leads to the jobs, and is marked on every page of theirs. */
export function JobsLink({ className = '' }: { className: string | undefined }) {
  const { pathname } = useLocation();
  return (
    <Link
      className={className}
      to={paths.browseJobFilterList}
      aria-current={
        pathname === paths.browseJobFilterList ? 'page' : jobsPaths.includes(pathname) || undefined
      }
    >
      Jobs
    </Link>
  );
}

/** What stands beside the jobs in the header, whatever its shape (E-1). */
export function MainLinks({ className = '' }: { className: string | undefined }) {
  return links.filter(isOffered).map(({ label, to, notFor }) => (
    <NavLink key={to} className={className} to={to} data-not-for={notFor}>
      {label}
    </NavLink>
  ));
}
