import { allButAdministrators, allButOwners, definePages, id, listPage, oneOf, text } from '../page.ts';
import { feedPartners } from '../posting/visit-marks.ts';
import { deliveryLists } from './webhook-choices.ts';
import { msg } from '../text/message.ts';

export const pages = definePages({
  companyWidget: {
    path: '/company-widget',
    route: 'member/company-widget',
    access: 'employer',
    menu: [{ group: 'Other systems', at: 20, label: msg`Your jobs elsewhere`, icon: 'out' }],
  },
  companyWebhooks: {
    path: '/company-webhooks',
    route: 'member/company-webhooks',
    access: 'employer',
    parameters: { receiver: id, show: oneOf(...deliveryLists), page: listPage },
    menu: [{ group: 'Other systems', at: 30, label: msg`Webhooks`, icon: 'hook', notFor: allButOwners }],
  },
  companyKeys: {
    path: '/company-keys',
    route: 'member/company-keys',
    access: 'employer',
    menu: [{ group: 'Other systems', at: 40, label: msg`API keys`, icon: 'key', notFor: allButOwners }],
  },
  connectAssistant: {
    path: '/oauth/authorize',
    route: 'auth/connect-assistant',
    access: 'public',
    layout: 'bare',
    parameters: {
      client_id: text,
      redirect_uri: text,
      response_type: text,
      code_challenge: text,
      code_challenge_method: text,
      scope: text,
      state: text,
      resource: text,
    },
  },
  staffFeeds: {
    path: '/staff/feeds',
    route: 'staff/feeds',
    access: 'staff',
    parameters: { partner: oneOf(...feedPartners) },
    menu: [{ group: 'Other systems', at: 20, label: msg`Feeds`, icon: 'feed', notFor: allButAdministrators }],
  },
  staffWebhookReceivers: {
    path: '/staff/webhook-receivers',
    route: 'staff/webhook-receivers',
    access: 'staff',
    parameters: { receiver: id, show: oneOf(...deliveryLists), page: listPage },
    menu: [
      { group: 'Other systems', at: 30, label: msg`Webhooks`, icon: 'hook', notFor: allButAdministrators },
    ],
  },
  staffKeys: {
    path: '/staff/keys',
    route: 'staff/keys',
    access: 'staff',
    menu: [
      { group: 'Other systems', at: 40, label: msg`API keys`, icon: 'key', notFor: allButAdministrators },
    ],
  },
});
