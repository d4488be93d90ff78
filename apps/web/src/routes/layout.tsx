import { Outlet, useLoaderData, useNavigation, type LoaderFunctionArgs } from 'react-router';
import { Footer } from '../features/site/components/footer.tsx';
import { Header } from '../features/site/components/header.tsx';
import { PageProgress } from '../features/site/components/page-progress.tsx';
import { SkipLink } from '../features/site/components/skip-link.tsx';
import { logout, useAuth } from '../lib/auth-store.ts';
import { serverContext } from '../lib/server-context.ts';

const menuLength = 8;

export async function loader({ context }: LoaderFunctionArgs) {
  const counts = await context.get(serverContext).pageData.countJobsByCategory();
  return { categories: counts.filter((category) => category.count > 0).slice(0, menuLength) };
}

/** Header and footer stay as they are while their visitor moves through the site. */
export const shouldRevalidate = () => false;

export default function SiteLayout() {
  const { categories } = useLoaderData<typeof loader>();
  const { user } = useAuth();
  const navigation = useNavigation();
  return (
    <>
      <SkipLink />
      <PageProgress active={navigation.state !== 'idle'} />
      <Header categories={categories} member={user} onLogout={logout} />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer categories={categories} />
    </>
  );
}
