import type { PackageDraft } from '@waymark/contract/payments/career-services';

/** What the demo sells. The first is the free review, which the product offers elsewhere: it is never shown. */
export const demoPackages: readonly PackageDraft[] = [
  {
    productId: 'free-expert-review',
    packageName: 'Free Expert Review',
    packagePrice: 0,
    packageDescription: 'An expert reads your resume and tells you what to change.',
    checkoutLink: '/checkout/free-expert-review',
  },
  {
    productId: 'resume-rewrite',
    packageName: 'Resume Rewrite',
    packagePrice: 149,
    packageDescription:
      'A writer from your field rewrites your resume after a phone call. One round of changes is included.',
    checkoutLink: '/checkout/resume-rewrite',
  },
  {
    productId: 'resume-and-cover-letter',
    packageName: 'Resume & Cover Letter',
    packagePrice: 249,
    packageDescription:
      'The rewritten resume, and a cover letter for one posting with a version that you can adapt to others. Two rounds of changes.',
    checkoutLink: '/checkout/resume-and-cover-letter',
  },
  {
    productId: 'career-package',
    packageName: 'Complete Career Package',
    packagePrice: 449,
    packageDescription:
      'Resume, cover letter and online profile from one writer, and an hour of interview practice by video. Changes for thirty days.',
    checkoutLink: '/checkout/career-package',
  },
];

/** What the demo's candidate has bought, and how far the work on it is. */
export const demoOrder = { productId: 'resume-and-cover-letter', statusPercentage: 60 };
