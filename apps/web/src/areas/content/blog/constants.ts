import { blogPageSizes } from '@waymark/contract/content/choices';
import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';

/** The five layouts of the blog (J-1). */
export const blogLayouts = {
  classic: {
    label: msg`Classic`,
    path: paths.blogClassic,
    pageSize: blogPageSizes.classic,
    hasSidebar: false,
  },
  classicSidebar: {
    label: msg`Classic with sidebar`,
    path: paths.blogClassicSidebar,
    pageSize: blogPageSizes.classicSidebar,
    hasSidebar: true,
  },
  grid: { label: msg`Grid`, path: paths.blogGrid, pageSize: blogPageSizes.grid, hasSidebar: false },
  gridSidebar: {
    label: msg`Grid with sidebar`,
    path: paths.blogGridSidebar,
    pageSize: blogPageSizes.gridSidebar,
    hasSidebar: true,
  },
  leftImages: {
    label: msg`Pictures at the left`,
    path: paths.blogLeftImages,
    pageSize: blogPageSizes.leftImages,
    hasSidebar: true,
  },
} as const;

export type BlogLayout = keyof typeof blogLayouts;

/** The layout that links lead to; the others show the same posts. */
export const mainLayout = blogLayouts.gridSidebar;

export const feeds = [
  { type: 'application/rss+xml', href: '/blog-feed.xml', label: 'RSS' },
  { type: 'application/feed+json', href: '/blog-feed.json', label: msg`JSON Feed` },
] as const;

/** The links of the sidebar. */
export const services = [
  { label: msg`Free expert resume review`, to: paths.resumeReview, cover: 'service-review-cairn' },
  { label: msg`Resumes written with you`, to: paths.pricingDetails, cover: 'service-writing' },
  { label: msg`Jobs by email`, to: paths.freeJobAlerts, cover: 'service-alerts' },
] as const;
