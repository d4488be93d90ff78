import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { AuthNotices } from '../areas/identity/accounts/components/auth-page.tsx';
import { ReviewForm } from '../areas/lifecycle/registration/components/review-form.tsx';
import { Logo } from '../components/layout/logo.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { serverContext } from '../lib/server-context.ts';
import styles from '../areas/resumes/resume-review/components/review-page.module.css';
import ui from '../styles/primitives.module.css';
import { useSay } from '../lib/languages/say.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return { publicUrl: context.get(serverContext).pageData.publicUrl };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: msg`Free Expert Resume Review`,
    description: msg`Send your resume, and a person reads it: what works, and what to change before an employer sees it. Free of charge.`,
    canonical: `${loaderData?.publicUrl ?? ''}${paths.resumeReview}`,
  });

export default function ResumeReview() {
  return (
    <ReviewPage>
      <AuthNotices />
      <ReviewForm />
    </ReviewPage>
  );
}

/** `children` are the form, and what another page wants said above it (B-14). */
function ReviewPage({ children }: { children: ReactNode }) {
  const say = useSay();
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <div className={`${ui['grid5']} ${ui['pageWidth']} ${styles['words']}`}>
          <h1 className={styles['title']}>
            {say`Free Expert`} <Marked>{say`Resume Review`}</Marked>
          </h1>
          <p className={styles['lead']}>
            {say`Send us your resume. A person reads it and tells you what works, and what to change before an employer sees it.`}
          </p>
        </div>
      </header>
      <div className={`${ui['stack']} ${ui['pageWidth']} ${styles['body']}`}>
        <section
          className={`${ui['stack5']} ${ui['card']} ${styles['card']}`}
          aria-label={say`Send your resume`}
        >
          <Logo />
          {children}
        </section>
        <ReviewSteps />
      </div>
    </div>
  );
}

/** Underlined as by a reviewer. */
function Marked({ children }: { children: string }) {
  return (
    <span className={styles['marked']}>
      {children}
      <svg viewBox="0 0 300 20" preserveAspectRatio="none" aria-hidden="true">
        <path d="M4 12c60-8 130-10 196-8 34 1 66 3 94 5-56-1-118 1-168 7" />
      </svg>
    </span>
  );
}

function ReviewSteps() {
  const say = useSay();
  return (
    <div className={`${ui['grid7']} ${styles['aside']}`}>
      <section aria-labelledby="review-steps">
        <h2 className={ui['textXl']} id="review-steps">
          {say`What happens next`}
        </h2>
        <ol className={styles['steps']}>
          <li>
            <h3>{say`We open your account`}</h3>
            <p>{say`It keeps your resume and, later, the review. A link to set a password comes by email.`}</p>
          </li>
          <li>
            <h3>{say`A reviewer reads your resume`}</h3>
            <p>{say`A member of our staff, from the first line to the last. No program writes your review.`}</p>
          </li>
          <li>
            <h3>{say`You read the review`}</h3>
            <p>
              {say`We aim at two working days. A mail tells you when it is there, and your profile where you stand.`}
            </p>
          </li>
        </ol>
      </section>
      <section className={`${ui['topRule5']} ${styles['promises']}`} aria-labelledby="review-promises">
        <h2 className={ui['textXl']} id="review-promises">
          {say`What it costs, and who sees it`}
        </h2>
        <p>{say`Nothing. You are not asked for a card, now or later.`}</p>
        <p>
          {say`Only our reviewers see your resume. An employer gets it when you apply for their job with it, and not before.`}
        </p>
      </section>
    </div>
  );
}
