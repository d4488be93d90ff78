import { msg } from '../text/message.ts';
/** The states of a post. A scheduled draft is published at its time; a withdrawn post was public before. */
export const staffPostLists = [
  { value: 'drafts', label: msg`Drafts` },
  { value: 'scheduled', label: msg`Scheduled` },
  { value: 'published', label: msg`Published` },
  { value: 'withdrawn', label: msg`Taken down` },
] as const;
export type StaffPostList = (typeof staffPostLists)[number]['value'];

/** Where guests see advertisement. */
export const bannerPlaces = [
  { value: 'home', label: msg`The home page` },
  { value: 'list', label: msg`The list of jobs` },
] as const;
export type BannerPlace = (typeof bannerPlaces)[number]['value'];

export const commentStates = ['held', 'approved', 'refused'] as const;
export type CommentState = (typeof commentStates)[number];

export const staffCommentLists: readonly { value: CommentState; label: string }[] = [
  { value: 'held', label: msg`To decide` },
  { value: 'approved', label: msg`Approved` },
  { value: 'refused', label: msg`Refused` },
];

/** Posts on a page of each layout (J-1). */
export const blogPageSizes = {
  classic: 6,
  classicSidebar: 6,
  grid: 6,
  gridSidebar: 12,
  leftImages: 8,
} as const;

/** In the carousel of home and about, and on the page of a posting (I-6). */
export const teasersShown = { pages: 6, posting: 4 } as const;

export const commentMaxLength = 5000;
export const commentLinksLimit = 2;
/** The depth of nested answers. */
export const commentDepth = 3;
/** The limit of waiting comments below one post. */
export const heldCommentsLimit = 100;
/** The life of the link that confirms an address. */
export const commentLinkHours = 72;

export const postTitleMaxLength = 120;
export const postSummaryMaxLength = 300;
export const postBodyMaxLength = 60_000;
export const postTagsLimit = 6;
export const postPicturesLimit = 40;
export const postPictureMaxBytes = 8 * 1024 * 1024;
export const postPictureMaxMegabytes = postPictureMaxBytes / 1024 / 1024;

/** The lists of issues. A scheduled draft is sent at its time. */
export const staffIssueLists = [
  { value: 'drafts', label: msg`Drafts` },
  { value: 'scheduled', label: msg`Scheduled` },
  { value: 'sent', label: msg`Sent` },
] as const;
export type StaffIssueList = (typeof staffIssueLists)[number]['value'];

export const issueStates = ['draft', 'sending', 'sent', 'stopped'] as const;
export type IssueState = (typeof issueStates)[number];

export const issueTitleMaxLength = 120;
export const issueSummaryMaxLength = 200;
export const issueBodyMaxLength = 30_000;

/** The life of the link that confirms a subscription, and of an unconfirmed address. */
export const subscriptionLinkHours = 72;

/** The answers to a form that was posted without a script. */
export const askedAnswers = ['yes', 'invalid', 'later'] as const;
export type AskedAnswer = (typeof askedAnswers)[number];

/** Issues on a page of the archive. */
export const archivePageSize = 20;

/** A post of the blog, or a page of the board's own at `/p/…`, which is written in the same editor. */
export const postKinds = ['post', 'page'] as const;
export type PostKind = (typeof postKinds)[number];
