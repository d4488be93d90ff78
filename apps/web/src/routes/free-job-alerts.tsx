import { paths } from '@waymark/contract/paths';
import { alertLinkHours, alertsLimit, jobsInMail } from '@waymark/contract/seeking/choices';
import { msg } from '@waymark/contract/text/message';
import {
  useLoaderData,
  useLocation,
  useSearchParams,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { useBoardWords } from '../lib/board-words.ts';
import { CallBackButton } from '../areas/content/contact/components/call-back-button.tsx';
import alertsStyles from '../areas/seeking/alerts/components/alerts.module.css';
import { FreeAlertForm } from '../areas/seeking/alerts/components/free-alert-form.tsx';
import { draftOf, type AlertDraft } from '../areas/seeking/alerts/rules.ts';
import { PageHead } from '../components/layout/page-head.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { serverContext } from '../lib/server-context.ts';
import ui from '../styles/primitives.module.css';
import styles from './free-job-alerts.module.css';
import { useSay } from '../lib/languages/say.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { categories, companies, publicUrl } = context.get(serverContext).pageData;
  const companyId = new URL(request.url).searchParams.get('company');
  const [industries, company] = await Promise.all([
    categories.listIndustries(),
    companyId ? companies.findCompany(companyId) : null,
  ]);
  return {
    publicUrl,
    industries: Object.fromEntries(industries.map(({ value, name }) => [value, name])),
    companyName: company?.id === companyId ? (company?.name ?? null) : null,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: msg`Free Job Alerts`,
    description: msg`Say what you look for once, and new jobs come to you by email: hourly, daily or weekly, free, and stopped with one press.`,
    canonical: `${loaderData?.publicUrl ?? ''}${paths.freeJobAlerts}`,
  });

export default function FreeJobAlerts() {
  const words = useBoardWords();
  const { industries, companyName } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  // Each visit starts with a new form.
  const { key } = useLocation();
  return (
    <FreeAlertsPage
      key={key}
      draft={draftOf(words, search, companyName !== null)}
      companyName={companyName}
      industries={industries}
    />
  );
}

interface FreeAlertsPageProps {
  /** The search that the visitor came from. */
  draft: AlertDraft;
  companyName: string | null;
  industries: Readonly<Record<string, string>>;
}

/** The alert form for guests and members, and what an alert offers (J-4). */
function FreeAlertsPage({ draft, companyName, industries }: FreeAlertsPageProps) {
  const say = useSay();
  return (
    <div className={`${ui['page']} ${styles['page']}`}>
      <PageHead
        title={say`Free Job Alerts`}
        lead={say`Say what you look for once. New jobs that fit come to you by email, with or without an account.`}
      />
      <section className={ui['stack5']} aria-labelledby="alert-title">
        <h2 className={`${ui['textXl']} ${styles['title']}`} id="alert-title">
          {say`Create a job alert`}
        </h2>
        <div data-needs="script">
          <FreeAlertForm draft={draft} companyName={companyName} industries={industries} />
        </div>
        <p data-without="script">{say`The form needs JavaScript. Please turn it on to create an alert.`}</p>
      </section>
      <aside className={ui['grid6']}>
        <AlertBenefits />
        <section
          className={`${ui['grid3']} ${ui['justifyStart']} ${ui['soft']} ${styles['call']}`}
          data-needs="script"
        >
          <h2 className={`${ui['textXl']} ${styles['title']}`}>{say`Rather talk to us?`}</h2>
          <p>{say`Leave your number, and our team calls you back.`}</p>
          <CallBackButton variant="secondary" topic={say`Job alerts`} />
        </section>
      </aside>
    </div>
  );
}

const benefits = [
  {
    title: msg`Only new jobs`,
    text: msg`Up to ${jobsInMail} in a mail, with pay and place where the employer says them, and why each one fits. No job comes twice.`,
  },
  {
    title: msg`As often as you like`,
    text: msg`At most one mail an hour, a day or a week. When nothing is new, nothing is sent.`,
  },
  {
    title: msg`Stopped with one press`,
    text: msg`Every mail has a link that ends its alert, without signing in. Members can pause an alert as well.`,
  },
  {
    title: msg`Yours alone`,
    text: msg`Without an account you confirm the alert by a mail. Without a confirmation within ${alertLinkHours} hours it is deleted. Your address is used for these mails and nothing else.`,
  },
  {
    title: msg`Up to ${alertsLimit} alerts`,
    text: msg`One for each kind of work, each place or each company you care about.`,
  },
];

function AlertBenefits() {
  const say = useSay();
  return (
    <section className={`${ui['grid5']} ${alertsStyles['panel']}`} aria-labelledby="benefits-title">
      <h2 className={alertsStyles['title']} id="benefits-title">
        {say`What you get`}
      </h2>
      <ul className={`${ui['grid4']} ${alertsStyles['list']}`}>
        {benefits.map(({ title, text }, at) => (
          <li key={at}>
            <h3 className={alertsStyles['benefitsName']}>{say(title)}</h3>
            <p>{say(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
