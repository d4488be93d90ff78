import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { CallBackButton } from '../areas/content/contact/components/call-back-button.tsx';
import { footerQuestions } from '../areas/pages/help/constants.ts';
import { Header } from '../areas/pages/site/components/header.tsx';
import { categoriesShown, countriesShown } from '../areas/pages/site/constants.ts';
import { isPopular } from '../areas/pages/site/tile-rules.ts';
import { CareerServicesLogin } from '../areas/payments/career-services/components/customer-parts.tsx';
import { lazyComponent } from '../components/layout/lazy-component.tsx';
import { logout, useAuth } from '../lib/auth-store.ts';
import { serverContext } from '../lib/server-context.ts';
import { PageContent, PageStart } from './page-content.tsx';
import styles from './layout.module.css';

export async function loader({ context }: LoaderFunctionArgs) {
  const { pageData, language } = context.get(serverContext);
  const [counts, popular, countries, look] = await Promise.all([
    pageData.countJobsByCategory(),
    pageData.landings.listPopularLandings(),
    pageData.categories.listBusiestCountries(countriesShown),
    pageData.getLook(language),
  ]);
  const searches = popular.map(({ criteria, names }) => ({ criteria, names }));
  const { slogan, footerLine } = look;
  return {
    categories: counts.filter(isPopular).slice(0, categoriesShown),
    searches,
    countries,
    ...(slogan && { slogan }),
    ...(footerLine && { footerLine }),
  };
}

/** Header and footer stay while the visitor moves through the site. */
export const shouldRevalidate = () => false;

/** Its links and form work without their script, which loads last. */
const Footer = lazyComponent(async () => (await import('./layout-footer.tsx')).LayoutFooter);

export default function SiteLayout() {
  const { categories, ...lists } = useLoaderData<typeof loader>();
  const { user } = useAuth();
  return (
    <>
      <PageStart />
      <Header
        categories={categories}
        member={user}
        extra={<CareerServicesLogin />}
        callBack={<CallBackButton compact />}
        onLogout={logout}
      />
      <PageContent className={styles['content']} />
      <Footer categories={categories} questions={footerQuestions} {...lists} />
    </>
  );
}
