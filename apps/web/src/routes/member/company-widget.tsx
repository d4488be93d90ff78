import { msg } from '@waymark/contract/text/message';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { EmployerArea } from '../../areas/identity/accounts/components/employer-area.tsx';
import { CompanyWidget } from '../../areas/integrations/widget/components/company-widget.tsx';
import { findUser, hasRole } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';
import { readAddress } from '../../lib/languages/page-address.ts';

export const meta = () => privatePageMeta(msg`Your jobs elsewhere`);

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, origin } = readAddress(request);
  if (!(await hasRole('employer', pathname))) return null;
  const company = (await findUser(pathname))?.company;
  return company ? { origin, company } : null;
}

/** Code that a company copies into its own pages. */
export default function CompanyWidgetPage() {
  const loaded = useLoaderData<typeof clientLoader>();
  return <EmployerArea>{loaded && <CompanyWidget {...loaded} />}</EmployerArea>;
}
