import { administrators, moderators, type Rule } from './route-access.ts';
import type { World } from './route-world.ts';

const unknown = { ...administrators, administrator: 'not found' } as const;
const ofOrder = ({ orderId }: World) => ({ path: { orderId } });
/** What nobody has: past the gate it is not found. */
const ofNothing = (name: string) => () => ({ path: { [name]: '0197c5b2-0000-7000-8000-00000000abcd' } });

/** Of orders, what the checkout reports of them, imports and figures. */
export const orderRouteRules: Record<string, Rule> = {
  'GET /staff/orders': { who: administrators },
  'GET /staff/orders/:orderId': { who: administrators, call: ofOrder },
  'PUT /staff/orders/:orderId/mark': { who: administrators, call: ofOrder },
  'POST /staff/orders/:orderId/receipt-mail': { who: administrators, call: ofOrder },
  'GET /staff/webhooks': { who: administrators },
  'GET /staff/unsigned-webhooks': { who: administrators },
  'GET /staff/webhooks/:receiptId': { who: unknown, call: ofNothing('receiptId') },
  'POST /staff/webhooks/:receiptId/replay': { who: unknown, call: ofNothing('receiptId') },
  'POST /staff/webhooks/:receiptId/set-aside': { who: unknown, call: ofNothing('receiptId') },
  'GET /staff/imports': { who: administrators },
  'GET /staff/imports/:importId': { who: unknown, call: ofNothing('importId') },
  'GET /staff/imports/:importId/rejections': { who: unknown, call: ofNothing('importId') },
  'GET /staff/figures': { who: moderators },
};
