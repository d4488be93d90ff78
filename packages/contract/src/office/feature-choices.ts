import { ownReviewsPath, paths } from '../paths.ts';

/**
 * The pages that go with a feature. Pages that end something, such as a subscription, and those on which work under way
 * is finished are in no list: they stay.
 */
const featurePaths = {
  resumeReview: [paths.resumeReview],
  careerServices: [paths.pricingDetails, paths.staffPackages],
  candidateSearch: [paths.browseCandidates],
  payExplorer: [paths.salaries],
  blog: [
    paths.blogClassic,
    paths.blogClassicSidebar,
    paths.blogGrid,
    paths.blogGridSidebar,
    paths.blogLeftImages,
    paths.blogDetails,
    paths.staffPosts,
    paths.staffComments,
  ],
  newsletter: [paths.newsletter, paths.newsletterIssue, paths.staffNewsletter],
  guestAlerts: [paths.freeJobAlerts],
  // The form stands on postings; the page of a mailed link finishes what is under way.
  guestApplications: [],
} as const satisfies Record<string, readonly string[]>;

/** A part of the board that its operator may switch off. */
export type Feature = keyof typeof featurePaths;
export const features = Object.keys(featurePaths) as Feature[];

export const featurePathsOf = (feature: Feature): readonly string[] => featurePaths[feature];

/** Pages that stay for work under way, and leave the menus. */
const menuPaths: Readonly<Partial<Record<Feature, readonly string[]>>> = {
  resumeReview: [paths.staffReviews, ownReviewsPath],
};

const pathOf = (to: string) => to.split(/[?#]/, 1)[0] ?? '';

/** Whether the page at an address is switched off. */
export function isPageOff(off: readonly Feature[], to: string): boolean {
  return off.some((feature) => featurePathsOf(feature).includes(pathOf(to)));
}

/** Whether no menu leads to the page at an address. */
export function isLeftOut(off: readonly Feature[], to: string): boolean {
  return (
    isPageOff(off, to) ||
    off.some((feature) => [to, pathOf(to)].some((path) => menuPaths[feature]?.includes(path)))
  );
}
