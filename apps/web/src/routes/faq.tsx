import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { FaqPage } from '../areas/pages/help/components/faq-page.tsx';
import { questionGroups } from '../areas/pages/help/faq-constants.ts';
import { faqMarkup, findQuestions, questionsOf } from '../areas/pages/help/faq-rules.ts';
import { board } from '../lib/board.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { useLocale } from '../lib/languages/language.ts';
import { serverContext } from '../lib/server-context.ts';
import { useSay, metaSay } from '../lib/languages/say.ts';

const maxWordsLength = 100;

export function loader({ url, context }: LoaderFunctionArgs) {
  const words = (url.searchParams.get('q') ?? '').trim().slice(0, maxWordsLength);
  return { words, publicUrl: context.get(serverContext).pageData.publicUrl };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  ...pageMeta({
    title: msg`Questions and answers`,
    description: msg`Looking for work, applying, the resume review, hiring, your account and your data: what people ask most, and the answers.`,
    canonical: `${loaderData?.publicUrl ?? ''}${paths.faq}`,
  }),
  // A search shows a part of the page, so only the whole page is indexed.
  loaderData?.words
    ? { name: 'robots', content: 'noindex, follow' }
    : { 'script:ld+json': faqMarkup(questionsOf(metaSay(), questionGroups, board)) },
];

export default function Faq() {
  const say = useSay();
  const locale = useLocale();
  const { words } = useLoaderData<typeof loader>();
  return (
    <FaqPage words={words} groups={findQuestions(questionsOf(say, questionGroups, board, locale), words)} />
  );
}
