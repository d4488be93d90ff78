import { paths, searchPath } from '@waymark/contract/paths';
import { msg, plural } from '@waymark/contract/text/message';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import {
  CategoryFrame,
  CategoryLetters,
  CategoryLinks,
  CategorySection,
} from '../../areas/pages/job-pages/components/category-parts.tsx';
import { titlesInList } from '../../areas/pages/job-pages/constants.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { serverContext } from '../../lib/server-context.ts';
import { useSay } from '../../lib/languages/say.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pageData } = context.get(serverContext);
  const letter = new URL(request.url).searchParams.get('letter');
  const [titles, whole] = await Promise.all([
    pageData.categories.listTitles(),
    letter === null ? null : pageData.categories.findTitles(letter),
  ]);
  return {
    total: titles.length,
    most: whole ? [] : titles.slice(0, titlesInList),
    whole,
    publicUrl: pageData.publicUrl,
  };
}

const letterHref = (letter: string) => searchPath({ letter }, paths.categoryDesignationsJobs);
const hrefOf = (title: string) => searchPath({ title });

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: msg`Jobs by Designation`,
    description: msg`Open jobs by their title: ${plural(loaderData?.total ?? 0, 'designation')}, from the most common to the rarest.`,
    canonical: `${loaderData?.publicUrl ?? ''}${loaderData?.whole ? letterHref(loaderData.whole.letter) : paths.categoryDesignationsJobs}`,
  });

export default function CategoryDesignationsJobs() {
  const say = useSay();
  const { total, most, whole } = useLoaderData<typeof loader>();
  const lead = say`${plural(total, 'title')} that open jobs have. Choose yours, or one you would like.`;
  return (
    <CategoryFrame title={say`Jobs by Designation`} lead={lead}>
      {whole ? (
        <CategorySection title={say`All designations`}>
          <CategoryLetters
            list={whole}
            nameCount={(count) => msg`${plural(count, 'designation')}`}
            letterHref={letterHref}
            hrefOf={hrefOf}
          />
        </CategorySection>
      ) : (
        <CategorySection title={say`Most wanted`} allHref={total > most.length ? letterHref('a') : undefined}>
          <CategoryLinks names={most} hrefOf={hrefOf} />
        </CategorySection>
      )}
    </CategoryFrame>
  );
}
