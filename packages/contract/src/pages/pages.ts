import { definePages, letter, matching, oneOf, text } from '../page.ts';

export const pages = definePages({
  root: { path: '/', route: 'index-redirect', access: 'public', layout: 'bare' },
  home: {
    path: '/home',
    route: 'home',
    access: 'public',
    isInSitemap: true,
    parameters: { recent: matching(/^[1-9]\d{0,4}$/) },
  },
  aboutUs: { path: '/about-us', route: 'about-us', access: 'public', isInSitemap: true },
  faq: { path: '/faq', route: 'faq', access: 'public', isInSitemap: true, parameters: { q: text } },
  forEmployers: { path: '/for-employers', route: 'for-employers', access: 'public', isInSitemap: true },
  accessibility: { path: '/accessibility', route: 'accessibility', access: 'public', isInSitemap: true },
  cookies: { path: '/cookies', route: 'cookies', access: 'public', isInSitemap: true },
  status: { path: '/status', route: 'status', access: 'public' },
  categoryAllJobs: {
    path: '/category-all-jobs',
    route: 'categories/category-all-jobs',
    access: 'public',
    isInSitemap: true,
  },
  categoryCompanyJobs: {
    path: '/category-company-jobs',
    route: 'categories/category-company-jobs',
    access: 'public',
    isInSitemap: true,
  },
  categoryJobs: {
    path: '/category-jobs',
    route: 'categories/category-jobs',
    access: 'public',
    isInSitemap: true,
    parameters: { all: oneOf('area', 'industry') },
  },
  categoryLocationJobs: {
    path: '/category-location-jobs',
    route: 'categories/category-location-jobs',
    access: 'public',
    isInSitemap: true,
    parameters: { all: oneOf('1') },
  },
  categoryDesignationsJobs: {
    path: '/category-designations-jobs',
    route: 'categories/category-designations-jobs',
    access: 'public',
    isInSitemap: true,
    parameters: { letter },
  },
  categorySkillJobs: {
    path: '/category-skill-jobs',
    route: 'categories/category-skill-jobs',
    access: 'public',
    isInSitemap: true,
    parameters: { all: oneOf('it', 'non-it'), letter },
  },
});
