import { paths } from '@waymark/contract/paths';
import { NavLink } from 'react-router';

const links = [
  { label: 'About Us', to: paths.aboutUs },
  { label: 'Job-Seeker Products', to: paths.pricingDetails },
  { label: 'Contact Us', to: paths.contact },
];

/** What stands beside the jobs in the header, whatever its shape (E-1). */
export function MainLinks({ className = '' }: { className: string | undefined }) {
  return links.map(({ label, to }) => (
    <NavLink key={to} className={className} to={to}>
      {label}
    </NavLink>
  ));
}
