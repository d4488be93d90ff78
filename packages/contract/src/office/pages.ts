import { templateKinds } from '../all-mails.ts';
import { allButAdministrators, definePages, legalVersion, oneOf } from '../page.ts';
import { legalTexts } from './choices.ts';
import { msg } from '../text/message.ts';

export const pages = definePages({
  terms: { path: '/terms', route: 'legal/terms', access: 'public', isOwnText: true, isInSitemap: true },
  privacy: { path: '/privacy', route: 'legal/privacy', access: 'public', isOwnText: true, isInSitemap: true },
  imprint: { path: '/imprint', route: 'legal/imprint', access: 'public', isOwnText: true, isInSitemap: true },
  fraudPolicy: {
    path: '/fraud-policy',
    route: 'legal/fraud-policy',
    access: 'public',
    isOwnText: true,
    isInSitemap: true,
  },
  /** What the texts above said before, and since when. */
  legalVersions: {
    path: '/legal-versions',
    route: 'legal/versions',
    access: 'public',
    isOwnText: true,
    parameters: { text: oneOf(...legalTexts), version: legalVersion },
  },
  staff: {
    path: '/staff',
    route: 'staff/overview',
    access: 'staff',
    menu: [{ group: '', at: 10, label: msg`Overview`, icon: 'overview' }],
  },
  staffFirstSteps: {
    path: '/staff/first-steps',
    route: 'staff/first-steps',
    access: 'staff',
    menu: [
      { group: 'Running it', at: 10, label: msg`First steps`, icon: 'steps', notFor: allButAdministrators },
    ],
  },
  staffSettings: {
    path: '/staff/settings',
    route: 'staff/settings',
    access: 'staff',
    menu: [{ group: 'Running it', at: 20, label: msg`Settings`, icon: 'gear', notFor: allButAdministrators }],
  },
  staffMailTemplates: {
    path: '/staff/settings/mails',
    route: 'staff/mail-templates',
    access: 'staff',
    parameters: { mail: oneOf(...templateKinds) },
    menu: [
      {
        group: 'Running it',
        at: 60,
        label: msg`Words of mails`,
        icon: 'words',
        notFor: allButAdministrators,
      },
    ],
  },
  staffCategories: { path: '/staff/settings/categories', route: 'staff/category-settings', access: 'staff' },
  staffCategoryWords: {
    path: '/staff/settings/category-words',
    route: 'staff/category-words',
    access: 'staff',
  },
  staffAdRules: { path: '/staff/settings/ad-rules', route: 'staff/settings/ad-rules', access: 'staff' },
  staffLook: { path: '/staff/settings/look', route: 'staff/settings/look', access: 'staff' },
  staffFields: { path: '/staff/settings/fields', route: 'staff/settings/field-settings', access: 'staff' },
  staffNavigation: {
    path: '/staff/settings/navigation',
    route: 'staff/navigation-settings',
    access: 'staff',
  },
  staffStages: { path: '/staff/settings/stages', route: 'staff/settings/stage-settings', access: 'staff' },
  staffSite: { path: '/staff/settings/site', route: 'staff/site-settings', access: 'staff' },
  staffOwnTexts: { path: '/staff/settings/own-texts', route: 'staff/settings/own-texts', access: 'staff' },
  staffReports: {
    path: '/staff/reports',
    route: 'staff/reports',
    access: 'staff',
    menu: [
      {
        group: 'The board',
        at: 20,
        label: msg`Reports`,
        icon: 'flag',
        counters: ['reports'],
        notFor: ['reviewer'],
      },
    ],
  },
  staffMessages: {
    path: '/staff/messages',
    route: 'staff/messages',
    access: 'staff',
    menu: [
      {
        group: 'The board',
        at: 50,
        label: msg`Messages`,
        icon: 'chat',
        counters: ['messages', 'callBacks'],
        notFor: ['reviewer'],
      },
    ],
  },
  staffMails: {
    path: '/staff/mails',
    route: 'staff/mails',
    access: 'staff',
    menu: [
      {
        group: 'Running it',
        at: 50,
        label: msg`Mails`,
        icon: 'mail',
        counters: ['mails'],
        notFor: allButAdministrators,
      },
    ],
  },
  staffFigures: {
    path: '/staff/figures',
    route: 'staff/figures',
    access: 'staff',
    menu: [{ group: 'The board', at: 60, label: msg`Figures`, icon: 'chart', notFor: ['reviewer'] }],
  },
  staffRedirects: {
    path: '/staff/redirects',
    route: 'staff/redirects',
    access: 'staff',
    menu: [{ group: 'Texts', at: 60, label: msg`Redirects`, icon: 'redirect', notFor: ['reviewer'] }],
  },
});
