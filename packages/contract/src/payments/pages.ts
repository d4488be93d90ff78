import {
  allButAdministrators,
  definePages,
  listPage,
  loginCodeParameter,
  oneOf,
  plan,
  text,
} from '../page.ts';
import { invoiceLists, staffSubscriptionLists } from './choices.ts';
import { msg } from '../text/message.ts';

export const pages = definePages({
  pricingDetails: {
    path: '/pricing-details',
    route: 'pricing-details',
    access: 'public',
    wakes: true,
    isInSitemap: true,
    feature: 'careerServices',
  },
  orderProcessing: {
    path: '/order-processing',
    route: 'order-processing',
    access: 'member',
    layout: 'site',
    parameters: { checkoutLink: text, [loginCodeParameter]: text },
  },
  companyTransactions: {
    path: '/company-transactions',
    route: 'member/company-transactions',
    access: 'employer',
    parameters: { ...plan, page: listPage },
    menu: [{ group: 'Company', at: 30, label: msg`Transactions`, icon: 'card' }],
  },
  companyInvoices: {
    path: '/company-invoices',
    route: 'member/company-invoices',
    access: 'employer',
    parameters: { page: listPage },
  },
  staffOrders: {
    path: '/staff/orders',
    route: 'staff/orders',
    access: 'staff',
    menu: [
      {
        group: 'Sales',
        at: 10,
        label: msg`Orders`,
        icon: 'order',
        counters: ['orders'],
        notFor: allButAdministrators,
      },
    ],
  },
  staffWebhooks: {
    path: '/staff/webhooks',
    route: 'staff/webhooks',
    access: 'staff',
    menu: [
      {
        group: 'Sales',
        at: 20,
        label: msg`Checkout reports`,
        icon: 'card',
        counters: ['webhooks'],
        notFor: allButAdministrators,
      },
    ],
  },
  staffInvoices: {
    path: '/staff/invoices',
    route: 'staff/invoices',
    access: 'staff',
    parameters: { show: oneOf(...invoiceLists), q: text, page: listPage },
    menu: [{ group: 'Sales', at: 30, label: msg`Invoices`, icon: 'receipt', notFor: allButAdministrators }],
  },
  cancelContract: {
    path: '/cancel-contract',
    route: 'legal/cancel-contract',
    access: 'public',
    wakes: true,
  },
  staffSubscriptions: {
    path: '/staff/subscriptions',
    route: 'staff/subscriptions',
    access: 'staff',
    parameters: { show: oneOf(...staffSubscriptionLists), page: listPage },
    menu: [
      { group: 'Sales', at: 35, label: msg`Renewing plans`, icon: 'clock', notFor: allButAdministrators },
    ],
  },
  staffPlans: {
    path: '/staff/plans',
    route: 'staff/plans',
    access: 'staff',
    menu: [{ group: 'Sales', at: 40, label: msg`Plans`, icon: 'layers', notFor: allButAdministrators }],
  },
  staffCoupons: {
    path: '/staff/coupons',
    route: 'staff/coupons',
    access: 'staff',
    parameters: { page: listPage },
    menu: [{ group: 'Sales', at: 50, label: msg`Coupons`, icon: 'tag', notFor: allButAdministrators }],
  },
  staffPackages: {
    path: '/staff/packages',
    route: 'staff/packages',
    access: 'staff',
    feature: 'careerServices',
    menu: [{ group: 'Sales', at: 60, label: msg`Packages`, icon: 'box', notFor: allButAdministrators }],
  },
});
