import { candidateLimits, guestApplicationDays } from '@waymark/contract/hiring/choices';
import { resumeMaxBytes, resumeRestoreMinutes, resumesLimit } from '@waymark/contract/identity/choices';
import { paths, searchPath } from '@waymark/contract/paths';
import { resumeTemplates, resumeLinksLimit } from '@waymark/contract/resumes/choices';
import { alertsLimit, alertLinkHours, savedJobsLimit } from '@waymark/contract/seeking/choices';
import { guestLikesLimit } from '@waymark/contract/seeking/like-choices';
import { msg } from '@waymark/contract/text/message';
import type { WrittenGroup } from './faq-rules.ts';

const resumeMegabytes = resumeMaxBytes / 1024 / 1024;

const whatIsFree = {
  needs: 'resumeReview',
  text: msg`Nothing. Searching, saving jobs, job alerts, applying and the expert review of your resume are free, with and without an account where an account is not needed.`,
  otherwise: msg`Nothing. Searching, saving jobs, job alerts and applying are free, with and without an account where an account is not needed.`,
} as const;

const savedAsGuest = msg`Without one you can also save up to ${guestLikesLimit} jobs, in this browser only; they move to your account when you sign in.`;

export const searching: WrittenGroup = {
  id: 'looking-for-work',
  title: msg`Looking for work`,
  questions: [
    {
      id: 'what-it-costs',
      question: msg`What does it cost to look for work here?`,
      answer: [
        whatIsFree,
        {
          needs: 'careerServices',
          text: msg`Career services, such as a resume that a professional writer makes for you, are the only thing candidates can buy, and nothing else depends on them.`,
        },
      ],
      links: [{ label: msg`Job-Seeker Products`, to: paths.pricingDetails }],
      words: 'price free pay money fee',
      withoutCheckout: {
        answer: [whatIsFree],
        links: [],
      },
    },
    {
      id: 'without-account',
      question: msg`Do I need an account?`,
      answer: [
        msg`Not to search and to read postings.`,
        { needs: 'guestAlerts', text: msg`Job alerts are mailed without one too.` },
        { needs: 'resumeReview', text: msg`Nor do you need one to ask for a resume review.` },
        savedAsGuest,
        {
          needs: 'guestApplications',
          text: msg`Nor to apply: you send the application by a link that we mail you. It opens an account, in which you see what became of it.`,
          otherwise: msg`To apply you need one, in which you see what became of your applications.`,
        },
      ],
      links: [{ label: msg`Sign Up`, to: paths.register }],
      words: 'register guest signup sign',
    },
    {
      id: 'search-place',
      question: msg`How do I search around a place, or for remote work?`,
      answer: [
        msg`Name a city, a region or a country in the search and choose how far around it you would travel, in kilometres or miles. Remote, hybrid and on-site work is one of the filters, and each filter says how many jobs are behind it.`,
        msg`Put a minus before a word to leave it out, and quotation marks around words that belong together.`,
      ],
      links: [
        { label: msg`Search jobs`, to: paths.browseJobFilterList },
        { label: msg`Remote jobs`, to: searchPath({ mode: 'remote' }) },
      ],
      words: 'location distance radius home office filter',
    },
    {
      id: 'salary-shown',
      question: msg`Why do some postings show no salary?`,
      answer: [
        msg`We show what the employer states and never a guess. The filter by salary compares postings by what they come to in one currency for one period, so it finds only those that state one.`,
      ],
      words: 'pay wage money currency',
    },
    {
      id: 'save-jobs',
      question: msg`How do I keep jobs for later?`,
      answer: [
        msg`Press the heart on a job. Your list keeps up to ${savedJobsLimit.toLocaleString('en')} of them, also jobs you found elsewhere and write down yourself.`,
      ],
      links: [{ label: msg`Saved Jobs`, to: paths.jobsSavedJobs }],
      words: 'like favourite favorite bookmark heart',
    },
    {
      id: 'job-alerts',
      question: msg`How do job alerts work?`,
      answer: [
        msg`Say what you look for and where, and we mail you new jobs that fit: ${'{frequencies}'}. You can have up to ${alertsLimit}.`,
        {
          needs: 'guestAlerts',
          text: msg`Without an account you confirm your address first, by a link that works for ${alertLinkHours} hours.`,
        },
        msg`Each mail has a link that ends the alert, without signing in.`,
      ],
      links: [{ label: msg`Free Job Alerts`, to: paths.freeJobAlerts }],
      words: 'email notification subscribe unsubscribe stop newsletter',
    },
    {
      id: 'job-closed',
      question: msg`How do I know that a job is still open?`,
      answer: [
        msg`A posting says when it was posted and when its employer last confirmed it. We ask employers who have not confirmed a posting for a while, and close it if they do not answer. A closed posting says so and links to similar jobs.`,
      ],
      words: 'expired old outdated filled',
    },
    {
      id: 'report-a-job',
      question: msg`Something is wrong with a posting. What do I do?`,
      answer: [
        msg`Press “Report this job” on its page and say what is wrong. People read every report. Never pay for a job, an interview or “training”: an employer who asks for money belongs reported.`,
      ],
      words: 'scam fraud fake spam misleading discrimination money',
    },
  ],
};

export const applying: WrittenGroup = {
  id: 'applying',
  title: msg`Applying and your resume`,
  questions: [
    {
      id: 'how-to-apply',
      question: msg`How do I apply?`,
      answer: [
        msg`Open the job and press “Apply This Job”. You choose one of your resumes or upload another, add a cover letter if you like, and answer the employer’s questions. One application for each job.`,
        {
          needs: 'guestApplications',
          text: msg`Without an account you get a mail with a link. The employer receives nothing before you press the button behind it, for which you have ${guestApplicationDays} days.`,
        },
        msg`Some employers take applications on their own site only; then the button says so and leads there.`,
      ],
      words: 'application cover letter button',
    },
    {
      id: 'application-read',
      question: msg`Has anybody read my application?`,
      answer: [
        msg`Applied Jobs shows it: when it was sent, when the employer first opened it, to which stage it was moved, and when it was declined. We mail you when that happens; in your profile you choose which of these mails you want.`,
      ],
      links: [{ label: msg`Applied Jobs`, to: paths.jobsAppliedJob }],
      words: 'status viewed seen answer declined rejected stage',
    },
    {
      id: 'withdraw',
      question: msg`Can I take an application back?`,
      answer: [
        msg`Yes, on Applied Jobs, at any time. It leaves the employer’s lists, and your resume with it. What they have downloaded before is out of our reach.`,
      ],
      links: [{ label: msg`Applied Jobs`, to: paths.jobsAppliedJob }],
      words: 'withdraw cancel delete undo',
    },
    {
      id: 'resume-files',
      question: msg`Which files can my resume be, and how many can I keep?`,
      answer: [
        msg`PDF, DOC or DOCX of at most ${resumeMegabytes} MB, and up to ${resumesLimit} of them. One is the default. One that you delete can be brought back for ${resumeRestoreMinutes} minutes.`,
      ],
      links: [{ label: msg`CV Manager`, to: paths.jobsCvManager }],
      words: 'cv upload format word pdf size limit',
    },
    {
      id: 'my-resume',
      question: msg`Can I write my resume here?`,
      answer: [
        msg`Yes. My Resume asks for one thing at a time, or is filled from a file you have. It can be printed in ${resumeTemplates.length} templates as PDF or Word, and leave as JSON Resume for other programs.`,
      ],
      links: [
        { label: msg`My Resume`, to: paths.jobsMyResume },
        { label: msg`Export`, to: paths.resumeExport },
      ],
      words: 'cv create builder template download pdf word export linkedin',
    },
    {
      id: 'who-sees-me',
      question: msg`Who can see my resume?`,
      answer: [
        msg`Only the employer you apply to sees the resume you applied with.`,
        {
          needs: 'candidateSearch',
          text: msg`Employers cannot find you in their search unless you turn that on. Then you choose what they see, can exclude up to ${candidateLimits.excludedCompanies} companies, and see who looked.`,
        },
      ],
      links: [{ label: msg`Visibility`, to: paths.jobsVisibility }],
      words: 'private privacy hide visible employer boss current search candidates',
    },
    {
      id: 'share-resume',
      question: msg`Can I share a link to my resume?`,
      answer: [
        msg`Yes. In the CV Manager you make a link that cannot be guessed, for a week up to a year, and end it whenever you like. Up to ${resumeLinksLimit} can be open at the same time, and each shows how often it was opened. Search engines do not find them.`,
      ],
      links: [{ label: msg`CV Manager`, to: paths.jobsCvManager }],
      words: 'share public url',
    },
  ],
};
