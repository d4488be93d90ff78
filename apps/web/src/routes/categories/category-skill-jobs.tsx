import { paths, searchPath } from '@waymark/contract/paths';
import { msg, plural } from '@waymark/contract/text/message';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import {
  CategoryFrame,
  CategoryLetters,
  CategoryLinks,
  CategorySection,
} from '../../areas/pages/job-pages/components/category-parts.tsx';
import { skillsInList } from '../../areas/pages/job-pages/constants.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { serverContext } from '../../lib/server-context.ts';
import { useSay } from '../../lib/languages/say.ts';

const kinds = [
  { value: 'it', isIt: true },
  { value: 'non-it', isIt: false },
] as const;
const titles = { it: msg`IT Skills`, 'non-it': msg`Non-IT Skills` } as const;
const allTitles = { it: msg`All IT Skills`, 'non-it': msg`All Non-IT Skills` } as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pageData } = context.get(serverContext);
  const { searchParams } = new URL(request.url);
  const kind = kinds.find(({ value }) => value === searchParams.get('all'));
  const skills = await pageData.categories.listSkills();
  const whole = kind && {
    value: kind.value,
    list: await pageData.categories.findSkills(searchParams.get('letter') ?? '', kind.isIt),
  };
  const most = kinds.map(({ value, isIt }) => {
    const ofKind = skills.filter((skill) => skill.isIt === isIt);
    return { value, names: ofKind.slice(0, skillsInList), hasMore: ofKind.length > skillsInList };
  });
  return {
    total: skills.length,
    whole: whole ?? null,
    most: whole ? [] : most,
    publicUrl: pageData.publicUrl,
  };
}

const listHref = (all: string, letter = '') => searchPath({ all, letter }, paths.categorySkillJobs);
const hrefOf = (skill: string) => searchPath({ skill });

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: msg`Jobs by Skill`,
    description: msg`Open jobs by what they ask for: ${plural(loaderData?.total ?? 0, 'skill')} of IT and of all other work.`,
    canonical: `${loaderData?.publicUrl ?? ''}${loaderData?.whole ? listHref(loaderData.whole.value, loaderData.whole.list.letter) : paths.categorySkillJobs}`,
  });

export default function CategorySkillJobs() {
  const say = useSay();
  const { total, whole, most } = useLoaderData<typeof loader>();
  const lead = say`${plural(total, 'skill')} that open jobs ask for. Choose one that you have.`;
  return (
    <CategoryFrame title={say`Jobs by Skill`} lead={lead}>
      {whole ? (
        <CategorySection title={say(allTitles[whole.value])}>
          <CategoryLetters
            list={whole.list}
            nameCount={(count) => msg`${plural(count, 'skill')}`}
            letterHref={(letter) => listHref(whole.value, letter)}
            hrefOf={hrefOf}
          />
        </CategorySection>
      ) : (
        most.map(({ value, names, hasMore }) => (
          <CategorySection
            key={value}
            title={say(titles[value])}
            allHref={hasMore ? listHref(value) : undefined}
          >
            <CategoryLinks names={names} hrefOf={hrefOf} />
          </CategorySection>
        ))
      )}
    </CategoryFrame>
  );
}
