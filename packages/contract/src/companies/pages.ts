import { definePages, letter, listPage, oneOf, text } from '../page.ts';
import { companySorts, workFields } from './directory-choices.ts';
import { msg } from '../text/message.ts';

export const pages = definePages({
  companies: {
    path: '/companies',
    route: 'companies',
    access: 'public',
    isInSitemap: true,
    parameters: {
      company: text,
      show: oneOf('gallery'),
      q: text,
      letter,
      sort: oneOf(...companySorts),
      page: listPage,
    },
  },
  portfolioGrid: {
    path: '/portfolio-grid-2',
    route: 'portfolio-grid-2',
    access: 'public',
    isInSitemap: true,
    parameters: { field: oneOf(...workFields) },
  },
  companyProfile: {
    path: '/company-profile',
    route: 'member/company-profile',
    access: 'employer',
    menu: [{ group: 'Company', at: 10, label: msg`Company Profile`, icon: 'building' }],
  },
  companyMembers: {
    path: '/company-members',
    route: 'member/company-members',
    access: 'employer',
    menu: [{ group: 'Company', at: 20, label: msg`Colleagues`, icon: 'people' }],
  },
  companyHistory: {
    path: '/company-history',
    route: 'member/company-history',
    access: 'employer',
    parameters: { page: listPage },
    menu: [{ group: 'Company', at: 40, label: msg`History`, icon: 'clock', notFor: ['viewer'] }],
  },
  addCompany: { path: '/add-company', route: 'member/add-company', access: 'employer' },
  staffCompanies: {
    path: '/staff/companies',
    route: 'staff/companies',
    access: 'staff',
    menu: [
      {
        group: 'The board',
        at: 30,
        label: msg`Companies`,
        icon: 'building',
        counters: ['companies'],
        notFor: ['reviewer'],
      },
    ],
  },
});
