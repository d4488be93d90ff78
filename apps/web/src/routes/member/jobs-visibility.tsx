import type { CandidateView } from '@waymark/contract/hiring/candidates';
import type { Page } from '@waymark/contract/pagination';
import { companyPath } from '@waymark/contract/paths';
import type { Resume } from '@waymark/contract/resumes/resumes';
import { msg, plural } from '@waymark/contract/text/message';
import { useId, useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { useBoardWords } from '../../lib/board-words.ts';
import styles from '../../areas/hiring/candidates/components/candidates.module.css';
import { VisibilityForm } from '../../areas/hiring/candidates/components/visibility-form.tsx';
import { CandidateArea } from '../../areas/identity/accounts/components/candidate-area.tsx';
import { PublicLinks } from '../../areas/resumes/resume-sharing/components/public-links.tsx';
import { Badge } from '../../components/data/tag.tsx';
import { Button } from '../../components/form/button.tsx';
import { Notice } from '../../components/form/notice.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { callApi } from '../../lib/api-client.ts';
import { hasFeature } from '../../lib/board.ts';
import { formatDate } from '../../lib/format-date.ts';
import { memberLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';
import { showFailed } from '../../lib/toasts.ts';
import { useAction } from '../../lib/use-action.ts';
import { useLocale } from '../../lib/languages/language.ts';
import ui from '../../styles/primitives.module.css';
import { useSay } from '../../lib/languages/say.ts';

export const meta = () => privatePageMeta(msg`Visibility`);

export const clientLoader = memberLoader('candidate', async () => {
  const [visibility, resumes, links] = await Promise.all([
    hasFeature('candidateSearch') ? loadVisibility() : null,
    callApi('GET /resumes'),
    callApi('GET /resume-links'),
  ]);
  return { visibility, resumes: resumes.data, links: links.data };
});

async function loadVisibility() {
  const [profile, resume, views] = await Promise.all([
    callApi('GET /candidate-profile'),
    callApi('GET /resume-profile'),
    callApi('GET /candidate-profile/views'),
  ]);
  return { profile: profile.data, resume: resume.data.document, views };
}

type Visibility = Awaited<ReturnType<typeof loadVisibility>> & { resumes: readonly Resume[] };

export default function JobsVisibility() {
  const say = useSay();
  const loaded = useLoaderData<typeof clientLoader>();
  return (
    <CandidateArea>
      {loaded && (
        <>
          <PageHeading>{say`Visibility`}</PageHeading>
          <PublicLinks links={loaded.links} resumes={loaded.resumes} />
          {loaded.visibility && <VisibilitySection {...loaded.visibility} resumes={loaded.resumes} />}
        </>
      )}
    </CandidateArea>
  );
}

/** Whether employers find the candidate, what they see, who is excluded, and who has looked (H-7). */
function VisibilitySection({ profile: first, resumes, resume, views }: Visibility) {
  const say = useSay();
  const titleId = useId();
  const [profile, setProfile] = useState(first);
  return (
    <section className={`${ui['grid5']} ${styles['section']}`} id="employers" aria-labelledby={titleId}>
      <h2 className={`${ui['cluster3']} ${ui['headingRule']} ${styles['visibilityTitle']}`} id={titleId}>
        {say`Employers may find me`}{' '}
        <Badge tone={profile.visible ? 'good' : 'neutral'}>{profile.visible ? say`On` : say`Off`}</Badge>
      </h2>
      <p className={ui['lead']}>
        {say`Off, employers do not find you. On, they see this page, with your first name and initial: never your email, your phone or your last name. They write to you here, and you see who looked.`}
      </p>
      {profile.visible && profile.hiddenBecause === 'unconfirmed' && (
        <Notice tone="bad">
          {say`Employers cannot find you yet: confirm your email address first, by the link in our mail to you.`}
        </Notice>
      )}
      {profile.visible && profile.hiddenBecause === 'deletion' && (
        <Notice tone="bad">{say`Employers no longer find you: your account is going to be deleted.`}</Notice>
      )}
      <VisibilityForm profile={profile} resumes={resumes} resume={resume} onSaved={setProfile} />
      <h3 className={styles['subtitle']}>
        {views.total > 0 ? say`Who looked: ${plural(views.total, 'time')}` : say`Who looked`}
      </h3>
      <WhoLooked views={views} />
    </section>
  );
}

/** The companies that looked, latest first. */
function WhoLooked({ views }: { views: Page<CandidateView> }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const [more, setMore] = useState<readonly CandidateView[]>([]);
  const { pending, run } = useAction(showFailed);
  const shown = [...views.data, ...more];

  async function loadMore() {
    const page = 1 + Math.ceil(shown.length / views.pageSize);
    const { data } = await callApi('GET /candidate-profile/views', { query: { page } });
    setMore([...more, ...data]);
  }

  if (views.total === 0) {
    return <p className={ui['soft']}>{say`No company yet. Each one is listed here once a day.`}</p>;
  }
  return (
    <>
      <ul className={ui['grid']} aria-label={say`Companies that looked at you`}>
        {shown.map((view) => (
          <li key={`${view.company.id} ${view.day}`} className={`${ui['wrap']} ${styles['view']}`}>
            <Link
              className={`${ui['strong']} ${ui['anywhere']}`}
              to={companyPath(view.company.id)}
              dir="auto"
            >
              {view.company.name}
            </Link>
            <span className={ui['note']}>
              {view.resumeRead && say`Read your resume · `}
              <time dateTime={view.viewedAt}>{formatDate(words, view.viewedAt, locale)}</time>
            </span>
          </li>
        ))}
      </ul>
      {shown.length < views.total && (
        <div>
          <Button variant="secondary" pending={pending} onClick={() => run(loadMore)}>
            {say`Show more`}
          </Button>
        </div>
      )}
    </>
  );
}
