import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { AddressedReport } from '../../areas/jobs/jobs/components/report-form.tsx';
import { LegalPage } from '../../areas/pages/site/components/legal-page.tsx';
import { ButtonLink } from '../../components/form/button.tsx';
import { Card } from '../../components/layout/card.tsx';
import { board } from '../../lib/board.ts';
import { loadLegalText } from '../../lib/load-legal-text.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { useSay } from '../../lib/languages/say.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadLegalText(context, 'fraudPolicy');

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: msg`Fraudulent postings: our policy, and how to report one`,
    description: msg`What ${board.name} does against fraudulent postings, what happens with a report, and a form to report one.`,
    canonical: `${loaderData?.publicUrl ?? ''}${paths.fraudPolicy}`,
  });

/** The policy on fraudulent postings with a way to report one (L-43). */
export default function FraudPolicy() {
  const say = useSay();
  const { html, version } = useLoaderData<typeof loader>();
  return (
    <LegalPage
      title={say`Fraud policy`}
      html={html}
      version={{ of: 'fraudPolicy', name: version }}
      before={
        <ButtonLink variant="secondary" to="#report" data-needs="script">
          {say`Report a posting`}
        </ButtonLink>
      }
    >
      <div id="report" data-needs="script">
        <Card title={say`Report a posting`}>
          <AddressedReport />
        </Card>
      </div>
    </LegalPage>
  );
}
