import { useEffect, useRef } from 'react';
import { Outlet, useLoaderData, useLocation, useNavigation, type LoaderFunctionArgs } from 'react-router';
import { CareerServicesLogin, OrderKeeper } from '../features/career-services/components/customer-parts.tsx';
import { Footer } from '../features/site/components/footer.tsx';
import { Header } from '../features/site/components/header.tsx';
import { PageProgress } from '../features/site/components/page-progress.tsx';
import { SkipLink } from '../features/site/components/skip-link.tsx';
import { categoriesShown, isPopular } from '../features/site/constants.ts';
import { logout, useAuth } from '../lib/auth-store.ts';
import { serverContext } from '../lib/server-context.ts';
import styles from './layout.module.css';

export async function loader({ context }: LoaderFunctionArgs) {
  const counts = await context.get(serverContext).pageData.countJobsByCategory();
  return { categories: counts.filter(isPopular).slice(0, categoriesShown) };
}

/** Header and footer stay as they are while their visitor moves through the site. */
export const shouldRevalidate = () => false;

/** After a visitor goes to another page the focus follows; a screen reader then reads on from there. */
function useFocusOnPageChange() {
  const content = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    content.current?.focus({ preventScroll: true });
  }, [pathname]);
  return content;
}

export default function SiteLayout() {
  const { categories } = useLoaderData<typeof loader>();
  const { user } = useAuth();
  const navigation = useNavigation();
  const content = useFocusOnPageChange();
  return (
    <>
      <SkipLink />
      <OrderKeeper />
      <PageProgress active={navigation.state !== 'idle'} />
      <Header categories={categories} member={user} extra={<CareerServicesLogin />} onLogout={logout} />
      <main ref={content} id="content" className={styles['content']} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer categories={categories} />
    </>
  );
}
