import { paths, searchPath } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { CategoryIcon } from '../../components/media/category-icon.tsx';
import {
  CategoryFrame,
  CategoryLinks,
  CategorySection,
} from '../../areas/pages/job-pages/components/category-parts.tsx';
import { categoriesInList } from '../../areas/pages/job-pages/constants.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { serverContext } from '../../lib/server-context.ts';
import { useSay } from '../../lib/languages/say.ts';
import { categoryLabel } from '@waymark/contract/jobs/category-choices';
import { useBoardWords } from '../../lib/board-words.ts';

/** The list of which all is shown; the other one shows its beginning. */
const whole = { area: 'area', industry: 'industry' };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pageData } = context.get(serverContext);
  const all = new URL(request.url).searchParams.get('all');
  const [areas, industries] = await Promise.all([
    pageData.categories.listCategories(),
    pageData.categories.listIndustries(),
  ]);
  const shown = <T,>(names: T[], list: string) => ({
    names: all === list ? names : names.slice(0, categoriesInList),
    hasMore: all !== list && names.length > categoriesInList,
  });
  return {
    areas: shown(areas, whole.area),
    industries: shown(industries, whole.industry),
    publicUrl: pageData.publicUrl,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: msg`Jobs by Category`,
    description: msg`Open jobs by functional area or department, and by industry or sector.`,
    canonical: `${loaderData?.publicUrl ?? ''}${paths.categoryJobs}`,
  });

const allOf = (list: string) => searchPath({ all: list }, paths.categoryJobs);

const iconOf = ({ value }: { value: string }) => <CategoryIcon category={value} />;

export default function CategoryJobsPage() {
  const say = useSay();
  const words = useBoardWords();
  const { areas, industries } = useLoaderData<typeof loader>();
  return (
    <CategoryFrame
      title={say`Jobs by Category`}
      lead={say`By what you would do, or by what the company you would do it for does.`}
    >
      <CategorySection
        title={say`Jobs by Functional Area / Department`}
        allHref={areas.hasMore ? allOf(whole.area) : undefined}
      >
        <CategoryLinks
          names={areas.names.map((one) => ({ ...one, name: categoryLabel(words, one.value) }))}
          hrefOf={(category) => searchPath({ category })}
          markOf={iconOf}
        />
      </CategorySection>
      <CategorySection
        title={say`Jobs by Industry / Sector`}
        allHref={industries.hasMore ? allOf(whole.industry) : undefined}
      >
        <CategoryLinks names={industries.names} hrefOf={(industry) => searchPath({ industry })} />
      </CategorySection>
    </CategoryFrame>
  );
}
