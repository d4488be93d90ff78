import { answerPath, paths } from '@waymark/contract/paths';
import { priceOfPosting } from '@waymark/contract/payments/membership-plans';
import { msg, plural } from '@waymark/contract/text/message';
import { Link } from 'react-router';
import { PlanTiles } from '../../../../components/data/plan-tiles.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { board, hasPage } from '../../../../lib/board.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './help-page.module.css';
import { rich, useSay } from '../../../../lib/languages/say.ts';

const employerSteps = [
  {
    title: msg`Register your company`,
    text: msg`A minute, no card. Confirm your address by the link we mail, and prove your domain if you like: seekers then see that it is really you.`,
  },
  {
    title: msg`Write the posting`,
    text: msg`One form that saves itself. Name the pay and more people read on; add questions that applicants answer. Our staff may look at your first one before it is public.`,
  },
  {
    title: msg`See who applies`,
    text: msg`Letter, answers and resume side by side, on a board with stages of your own. We tell you of each new application.`,
  },
  {
    title: msg`Talk, meet, decide`,
    text: msg`Write messages, offer times for an interview, and decline the others with a letter, so that every applicant gets an answer.`,
  },
] as const;

const employerGains: readonly { title: string; text: string; to?: string }[] = [
  {
    title: msg`A posting that is found`,
    text: msg`In the search by words, place and distance, in job alerts, and by search engines with the markup they ask for.`,
  },
  {
    title: msg`Colleagues with roles`,
    text: msg`Owners, recruiters and viewers of one company, or of several, and a history of who did what.`,
  },
  {
    title: msg`A page of your own`,
    text: msg`Logo, pictures, what you do and where you are, with everything that is open right now.`,
  },
  {
    to: paths.browseCandidates,
    title: msg`People to write to`,
    text: msg`Candidates who chose to be found, by skill and distance, with how well they fit your posting and why.`,
  },
  {
    title: msg`Figures you can check`,
    text: msg`How often each posting was seen, where from, and how many of those applied.`,
  },
  {
    title: msg`Your data, to take along`,
    text: msg`Applicants leave as a table whenever you like.`,
  },
];

/** The page for employers: the steps, the plans, and the benefits. */
export function EmployersPage({ companies }: { companies: number }) {
  const say = useSay();
  return (
    <div className={`${ui['stack']} ${ui['pageWidth']} ${styles['page']}`}>
      <header className={ui['grid5']}>
        <h1 className={styles['heading']}>{say`People who are looking for you.`}</h1>
        <p className={ui['leadLg']}>
          {companies > 0
            ? say`Post a job on ${board.name}, see who applies and with what, and answer everybody. The first posting costs nothing; ${plural(companies, 'company hires', 'companies hire')} here today.`
            : say`Post a job on ${board.name}, see who applies and with what, and answer everybody. The first posting costs nothing.`}
        </p>
        <p className={`${ui['cluster']} ${styles['actions']}`}>
          <ButtonLink to={paths.employerRegister} data-for="guest">
            {say`Register your company`}
          </ButtonLink>
          <ButtonLink to={paths.companyPostJobs} data-for="member" data-not-for="candidate">
            {say`Post a job`}
          </ButtonLink>
          <a className={styles['more']} href="#plans">
            {say`What it costs`}
          </a>
        </p>
      </header>
      <Steps />
      <Plans />
      <Gains />
      <p className={styles['end']}>
        {rich(say, msg`More in <link>questions of employers</link>, or <linkb>ask us</linkb>.`, {
          link: <Link to={answerPath('employers')} />,
          linkb: <Link to={paths.contact} />,
        })}
      </p>
    </div>
  );
}

function Steps() {
  const say = useSay();
  return (
    <section aria-labelledby="steps">
      <h2 className={styles['employersTitle']} id="steps">
        {say`How it works`}
      </h2>
      <ol className={`${ui['grid6']} ${styles['steps']}`}>
        {employerSteps.map(({ title, text }, at) => (
          <li className={`${ui['grid2']} ${ui['topRule5']} ${styles['step']}`} key={at}>
            <h3 className={styles['employersName']}>{say(title)}</h3>
            <p>{say(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Plans() {
  const say = useSay();
  const locale = useLocale();
  return (
    <section aria-labelledby="plans">
      <h2 className={styles['employersTitle']} id="plans">
        {say`What it costs`}
      </h2>
      <p className={`${ui['lead']} ${styles['terms']}`}>
        {say`Signing up costs nothing, and neither does an applicant or a hire.`}{' '}
        {board.sellsPlans &&
          say`A plan is paid once and ends by itself. A posting beyond the plan costs ${say(priceOfPosting(board.plans, locale))}.`}
      </p>
      <PlanTiles />
    </section>
  );
}

function Gains() {
  const say = useSay();
  return (
    <section aria-labelledby="gains">
      <h2 className={styles['employersTitle']} id="gains">
        {say`What you get`}
      </h2>
      <dl className={styles['gains']}>
        {employerGains
          .filter(({ to = '' }) => hasPage(to))
          .map(({ title, text }, at) => (
            <div className={`${ui['grid2']} ${ui['alignStart']} ${ui['soft']}`} key={at}>
              <dt className={styles['employersName']}>{say(title)}</dt>
              <dd>{say(text)}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
