import { administrators, owners, type Rule } from './route-access.ts';

const receiver = {
  url: 'https://hooks.example/waymark',
  events: ['job.opened'],
};

/** Whose receiver it is, integrations/webhooks/routes.test.ts proves: here there are none. */
const nothing = '0197c5b2-0000-7000-8000-00000000abcd';
const ofNothing = () => ({ path: { receiverId: nothing, deliveryId: nothing } });

function rulesBelow(prefix: '' | '/staff', who: Rule['who']): Record<string, Rule> {
  const entries = Object.entries(who).map(([visitor, answer]) => [
    visitor,
    answer === 'in' ? 'not found' : answer,
  ]);
  const none = { who: Object.fromEntries(entries) as Rule['who'], call: ofNothing };
  const one = `${prefix}/webhook-receivers/:receiverId`;
  return {
    [`GET ${prefix}/webhook-receivers`]: { who },
    [`POST ${prefix}/webhook-receivers`]: { who, call: () => ({ json: receiver }) },
    [`PUT ${one}`]: { ...none, call: () => ({ ...ofNothing(), json: { ...receiver, isOn: true } }) },
    [`DELETE ${one}`]: none,
    [`POST ${one}/rotate`]: none,
    [`POST ${one}/test`]: none,
    [`GET ${one}/deliveries`]: none,
    [`POST ${one}/deliveries/:deliveryId/replay`]: none,
    [`POST ${one}/replay-failed`]: none,
  };
}

/** The routes of webhook receivers, a company's and the board's. */
export const webhookRouteRules: Record<string, Rule> = {
  ...rulesBelow('', owners),
  ...rulesBelow('/staff', administrators),
};
