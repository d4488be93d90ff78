import { recentJobsShown } from '@waymark/contract/jobs/choices';
import type { JobCard } from '@waymark/contract/jobs/jobs';
import { paths, searchPath } from '@waymark/contract/paths';
import { formatCount } from '@waymark/contract/text/format';
import { msg, plural } from '@waymark/contract/text/message';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import {
  CategoryFrame,
  CategoryLinks,
  CategorySection,
} from '../../areas/pages/job-pages/components/category-parts.tsx';
import { JobTile } from '../../components/job-card/job-tile.tsx';
import { CategoryIcon } from '../../components/media/category-icon.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { serverContext } from '../../lib/server-context.ts';
import { useLocale } from '../../lib/languages/language.ts';
import ui from '../../styles/primitives.module.css';
import styles from './category-pages.module.css';
import { useSay } from '../../lib/languages/say.ts';
import { categoryLabel } from '@waymark/contract/jobs/category-choices';
import { useBoardWords } from '../../lib/board-words.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { pageData } = context.get(serverContext);
  const [categories, { jobs, total }] = await Promise.all([
    pageData.categories.listCategories(),
    pageData.listRecentJobs(1, recentJobsShown),
  ]);
  return { categories, jobs, total, publicUrl: pageData.publicUrl };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: msg`All Jobs`,
    description: msg`${plural(loaderData?.total ?? 0, 'open job')} by category, and the newest of them.`,
    canonical: `${loaderData?.publicUrl ?? ''}${paths.categoryAllJobs}`,
  });

const iconOf = ({ value }: { value: string }) => <CategoryIcon category={value} />;

export default function CategoryAllJobs() {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { categories, jobs, total } = useLoaderData<typeof loader>();
  const named = categories.map((one) => ({ ...one, name: categoryLabel(words, one.value) }));
  return (
    <CategoryFrame
      title={say`All Jobs`}
      lead={say`${formatCount(total, locale)} open jobs, by what they are. Choose a field to see what there is.`}
    >
      <CategorySection title={say`Categories`}>
        <CategoryLinks names={named} hrefOf={(category) => searchPath({ category })} markOf={iconOf} />
      </CategorySection>
      <CategorySection title={say`Newest jobs`} allHref={paths.browseJobList}>
        <CategoryJobs jobs={jobs} />
      </CategorySection>
    </CategoryFrame>
  );
}

function CategoryJobs({ jobs }: { jobs: readonly JobCard[] }) {
  const say = useSay();
  if (jobs.length === 0) return <p className={ui['muted']}>{say`No job is open yet.`}</p>;
  return (
    <ul className={`${ui['grid5']} ${styles['tiles']}`}>
      {jobs.map((job) => (
        <JobTile job={job} key={job.id} />
      ))}
    </ul>
  );
}
