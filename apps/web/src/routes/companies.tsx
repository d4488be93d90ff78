import type { CompanyDirectory } from '@waymark/contract/pages/company-directory';
import { companyFeedPath } from '@waymark/contract/integrations/feed-paths';
import { companyPath, paths } from '@waymark/contract/paths';
import { localPath } from '@waymark/contract/language-prefix';
import { msg, term } from '@waymark/contract/text/message';
import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { CompanyListPage } from '../areas/pages/company-directory/components/company-list-page.tsx';
import { CompanyPage } from '../areas/pages/company-directory/components/company-page.tsx';
import { GalleryPage } from '../areas/pages/company-directory/components/gallery-page.tsx';
import {
  companyJobsPath,
  describeDirectory,
  describeFound,
  directoryPath,
  parseDirectory,
  toCompanySearch,
  queryMaxLength,
} from '../areas/pages/company-directory/directory-rules.ts';
import { describeCompany, organizationMarkup } from '../areas/pages/company-directory/page-rules.ts';
import { BeyondLastPage } from '../components/data/beyond-last-page.tsx';
import { Button } from '../components/form/button.tsx';
import { TextField } from '../components/form/text-field.tsx';
import { MessagePage } from '../components/layout/message-page.tsx';
import { titleOf } from '../lib/board.ts';
import { readPage } from '../lib/list-address.ts';
import { useLanguage } from '../lib/languages/language.ts';
import { crumbsMarkup, feedMeta, pageMeta } from '../lib/page-meta.ts';
import { serverContext } from '../lib/server-context.ts';
import ui from '../styles/primitives.module.css';
import styles from './categories/category-pages.module.css';
import { metaSay, useSay } from '../lib/languages/say.ts';

/** Null when the address asks for a page beyond the last one. */
async function unlessBeyondEnd<T>(list: Promise<T>): Promise<T | null> {
  try {
    return await list;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'not_found') return null;
    throw error;
  }
}

async function loadCompany(companies: CompanyDirectory, parameters: URLSearchParams) {
  const company = await companies.findCompany(parameters.get('company') ?? '');
  if (!company) return { kind: 'unknown' as const };
  const page = readPage(parameters);
  const jobs = await unlessBeyondEnd(companies.listCompanyJobs(company.id, page));
  return jobs
    ? { kind: 'company' as const, company, jobs }
    : { kind: 'beyond' as const, page, first: companyPath(company.id) };
}

async function loadList(companies: CompanyDirectory, parameters: URLSearchParams) {
  const view = parseDirectory(parameters);
  const result = await unlessBeyondEnd(companies.searchCompanies(toCompanySearch(view)));
  return result
    ? { kind: view.show, view, result }
    : { kind: 'beyond' as const, page: view.page, first: directoryPath({ ...view, page: 1 }) };
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { companies, publicUrl } = context.get(serverContext).pageData;
  const parameters = new URL(request.url).searchParams;
  const load = parameters.has('company') ? loadCompany : loadList;
  const shown = await load(companies, parameters);
  const isMissing = shown.kind === 'unknown' || shown.kind === 'beyond';
  return data({ ...shown, publicUrl }, { status: isMissing ? 404 : 200 });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  const say = metaSay();
  const { language } = say;
  if (loaderData?.kind === 'company') {
    const { company, jobs, publicUrl } = loaderData;
    return [
      ...pageMeta(
        {
          title:
            jobs.page > 1
              ? msg`${company.name}: jobs and profile, page ${jobs.page}`
              : msg`${company.name}: jobs and profile`,
          description: describeCompany(say, company, jobs.total),
          canonical: `${publicUrl}${companyJobsPath(company.id, jobs.page)}`,
          picture: { kind: 'company', name: company.id, alt: company.name },
        },
        say,
      ),
      ...feedMeta(say, say`Jobs at ${company.name}`, (extension) => companyFeedPath(extension, company.id)),
      { 'script:ld+json': organizationMarkup(company, publicUrl) },
      {
        'script:ld+json': crumbsMarkup(
          [
            { name: say`Home`, path: paths.home },
            { name: say`Companies`, path: paths.companies },
            { name: company.name, path: companyPath(company.id) },
          ],
          publicUrl,
          language,
        ),
      },
    ];
  }
  if (loaderData?.kind === 'list' || loaderData?.kind === 'gallery') {
    const { view, result, publicUrl } = loaderData;
    return pageMeta(
      {
        title: describeDirectory(view),
        description: msg`${term(describeFound(result, language))}: their open jobs, by name and by letter.`,
        canonical: `${publicUrl}${directoryPath(view)}`,
      },
      say,
    );
  }
  const title = loaderData?.kind === 'unknown' ? msg`There is no such company` : msg`Page not found`;
  return [{ title: titleOf(say(title)) }, { name: 'robots', content: 'noindex' }];
};

export default function Companies() {
  const say = useSay();
  const shown = useLoaderData<typeof loader>();
  switch (shown.kind) {
    case 'list':
      return <CompanyListPage view={shown.view} result={shown.result} />;
    case 'gallery':
      return <GalleryPage view={shown.view} result={shown.result} />;
    case 'company':
      return <CompanyPage company={shown.company} jobs={shown.jobs} />;
    case 'beyond':
      return (
        <BeyondLastPage page={shown.page} first={shown.first}>
          {say`The list ends before it.`}
        </BeyondLastPage>
      );
    case 'unknown':
      return <UnknownCompanyPage />;
  }
}

function UnknownCompanyPage() {
  const say = useSay();
  const language = useLanguage();
  return (
    <MessagePage title={say`There is no such company`}>
      <p>{say`The address may be incomplete, or the company has left. Look for it by its name.`}</p>
      <form
        className={`${ui['wrap3']} ${ui['fieldAndButton']} ${styles['form']}`}
        role="search"
        action={localPath(paths.companies, language)}
      >
        <TextField label={say`Company name`} type="search" name="q" maxLength={queryMaxLength} required />
        <Button type="submit">{say`Search`}</Button>
      </form>
    </MessagePage>
  );
}
