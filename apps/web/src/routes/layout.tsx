import type { JobCard } from '@waymark/contract/jobs/jobs';
import { nameLanding } from '@waymark/contract/pages/landings';
import { useEffect, useRef } from 'react';
import { Outlet, useLoaderData, useLocation, useNavigation, type LoaderFunctionArgs } from 'react-router';
import { CallBackButton } from '../areas/content/contact/components/call-back-button.tsx';
import { PasswordReminder } from '../areas/identity/accounts/components/account-notice.tsx';
import { footerQuestions } from '../areas/pages/help/constants.ts';
import { Header } from '../areas/pages/site/components/header.tsx';
import { categoriesShown, countriesShown } from '../areas/pages/site/constants.ts';
import { isPopular } from '../areas/pages/site/tile-rules.ts';
import {
  CareerServicesLogin,
  OrderKeeper,
} from '../areas/payments/career-services/components/customer-parts.tsx';
import { LikeButton, LikeSync } from '../areas/seeking/saved-jobs/components/like-button.tsx';
import { JobCardActions } from '../components/job-card/job-card-actions.tsx';
import { lazyComponent } from '../components/layout/lazy-component.tsx';
import { ScreenPlace } from '../components/layout/screen-place.tsx';
import { logout, useAuth } from '../lib/auth-store.ts';
import { rememberPath } from '../lib/last-path.ts';
import { serverContext } from '../lib/server-context.ts';
import headerStyles from '../areas/pages/site/components/header.module.css';
import styles from './layout.module.css';

export async function loader({ context }: LoaderFunctionArgs) {
  const { pageData } = context.get(serverContext);
  const [counts, popular, countries] = await Promise.all([
    pageData.countJobsByCategory(),
    pageData.landings.listPopularLandings(),
    pageData.categories.listBusiestCountries(countriesShown),
  ]);
  const searches = popular.map(({ criteria, names }) => ({ criteria, name: nameLanding(names) }));
  return { categories: counts.filter(isPopular).slice(0, categoriesShown), searches, countries };
}

/** Header and footer stay while the visitor moves through the site. */
export const shouldRevalidate = () => false;

const renderLike = (job: JobCard, className: string | undefined) => (
  <LikeButton job={job} className={className} />
);

/** Its links and form work without their script, which loads last. */
const Footer = lazyComponent(async () => (await import('./layout-footer.tsx')).LayoutFooter);

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
  const { pathname } = useLocation();
  useEffect(() => rememberPath(pathname));
  const { categories, searches, countries } = useLoaderData<typeof loader>();
  const { user } = useAuth();
  const navigation = useNavigation();
  const content = useFocusOnPageChange();
  return (
    <>
      <a className={headerStyles['skip']} href="#content">
        Skip to content
      </a>
      <OrderKeeper />
      <LikeSync />
      {/* It waits a moment before it shows, so that fast pages show none. */}
      <div
        className={headerStyles['line']}
        data-active={navigation.state !== 'idle' || undefined}
        aria-hidden="true"
      />
      <Header
        categories={categories}
        member={user}
        extra={<CareerServicesLogin />}
        callBack={<CallBackButton compact />}
        onLogout={logout}
      />
      <main ref={content} id="content" className={styles['content']} tabIndex={-1}>
        <PasswordReminder />
        <ScreenPlace>
          <JobCardActions renderLike={renderLike}>
            <Outlet />
          </JobCardActions>
        </ScreenPlace>
      </main>
      <Footer categories={categories} searches={searches} countries={countries} questions={footerQuestions} />
    </>
  );
}
