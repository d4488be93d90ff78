import { administrators, moderators, staff, type Rule } from './route-access.ts';
import type { World } from './route-world.ts';

const unknownToModerators = { ...moderators, moderator: 'not found', administrator: 'not found' } as const;
const ofConversation = ({ conversationId }: { conversationId: string }) => ({ path: { conversationId } });
const ofCompany = ({ companyId }: { companyId: string }) => ({ path: { companyId } });
const ofUser = ({ people }: World) => ({ path: { userId: people.candidate.id } });
/** What nobody has: past the gate it is not found, or refused for what it lacks. */
const ofNothing = (name: string) => () => ({ path: { [name]: '0197c5b2-0000-7000-8000-00000000abcd' } });
const ofJob = ({ jobId }: { jobId: string }) => ({ path: { jobId } });

/** Of the back office. */
export const officeRouteRules: Record<string, Rule> = {
  'GET /staff/overview': { who: staff },
  'GET /staff/postings': { who: moderators },
  'GET /staff/postings/:jobId': { who: moderators, call: ofJob },
  'POST /staff/postings/:jobId/decisions': { who: moderators, call: ofJob },
  'GET /staff/companies': { who: moderators },
  'GET /staff/companies/:companyId': { who: moderators, call: ofCompany },
  'POST /staff/companies/:companyId/changes': { who: moderators, call: ofCompany },
  'POST /staff/companies/:companyId/grants': { who: administrators, call: ofCompany },
  'POST /staff/companies/:companyId/grants/revoke': { who: administrators, call: ofCompany },
  'POST /staff/companies/:companyId/merge': { who: moderators, call: ofCompany },
  'GET /staff/users': { who: moderators },
  'GET /staff/users/:userId': { who: moderators, call: ofUser },
  'POST /staff/users/:userId/changes': { who: moderators, call: ofUser },
  'GET /staff/messages': { who: moderators },
  'GET /staff/messages/:messageId': { who: unknownToModerators, call: ofNothing('messageId') },
  'POST /staff/messages/:messageId/hold': { who: unknownToModerators, call: ofNothing('messageId') },
  'POST /staff/messages/:messageId/answers': { who: moderators, call: ofNothing('messageId') },
  'PUT /staff/messages/:messageId': { who: moderators, call: ofNothing('messageId') },
  'GET /staff/call-backs': { who: moderators },
  'PUT /staff/call-backs/:callBackId': { who: moderators, call: ofNothing('callBackId') },
  'GET /staff/mails': { who: administrators },
  'POST /staff/mails/:mailId/set-aside': { who: administrators, call: ofNothing('mailId') },
  'POST /staff/mails/:mailId/resend': { who: administrators, call: ofNothing('mailId') },
  'GET /staff/redirects': { who: moderators },
  'POST /staff/redirects': { who: moderators },
  'DELETE /staff/redirects/:redirectId': { who: unknownToModerators, call: ofNothing('redirectId') },
  'GET /staff/packages': { who: administrators },
  'POST /staff/packages': { who: administrators },
  'PUT /staff/packages/:productId': { who: administrators, call: ofNothing('productId') },
  'PUT /staff/packages/:productId/place': { who: administrators, call: ofNothing('productId') },
  'PUT /staff/packages/:productId/retired': { who: administrators, call: ofNothing('productId') },
  'GET /staff/reports/jobs': { who: moderators },
  // Nobody has reported it.
  'GET /staff/reports/jobs/:jobId': { who: unknownToModerators, call: ofJob },
  'POST /staff/reports/jobs/:jobId/decisions': { who: moderators, call: ofJob },
  'GET /staff/reports/conversations': { who: moderators },
  'GET /staff/reports/conversations/:conversationId': { who: unknownToModerators, call: ofConversation },
  'POST /staff/reports/conversations/:conversationId/decisions': { who: moderators, call: ofConversation },
};
