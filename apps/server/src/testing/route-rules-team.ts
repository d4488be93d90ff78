import { administrators, everybody, row, signedIn, type Rule } from './route-access.ts';

/** Who may call what of signing in by a second step, of the staff's team and of its log. */
export const teamRouteRules: Record<string, Rule> = {
  'POST /login/second-step': { who: everybody },
  'POST /login/passkey/options': { who: everybody },
  'POST /login/passkey': { who: everybody },

  'GET /second-step': { who: signedIn },
  'POST /second-step': { who: signedIn },
  'POST /second-step/confirm': { who: signedIn },
  'POST /second-step/recovery-codes': { who: signedIn },
  'POST /second-step/remove': { who: signedIn },
  'GET /passkeys': { who: signedIn },
  'POST /passkeys/options': { who: signedIn },
  'POST /passkeys': { who: signedIn },
  'PUT /passkeys/:passkeyId': {
    who: row('not found', { guest: 'sign in', candidate: 'in' }),
    call: ({ passkeyId }) => ({ path: { passkeyId }, json: { name: 'Lamp' } }),
  },
  'DELETE /passkeys/:passkeyId': {
    who: row('not found', { guest: 'sign in', candidate: 'in' }),
    call: ({ passkeyId }) => ({ path: { passkeyId } }),
  },

  'GET /staff/members': { who: administrators },
  'PUT /staff/members/:userId': {
    who: administrators,
    call: ({ people }) => ({ path: { userId: people.reviewer.id }, json: { staffRole: 'moderator' } }),
  },
  'POST /staff/members/:userId/end-sessions': {
    who: administrators,
    call: ({ people }) => ({ path: { userId: people.reviewer.id } }),
  },
  'POST /staff/members/:userId/reset-second-step': {
    who: administrators,
    call: ({ people }) => ({ path: { userId: people.reviewer.id } }),
  },
  'POST /staff/invitations': {
    who: administrators,
    call: () => ({ json: { email: 'new.hand@example.org', staffRole: 'reviewer' } }),
  },
  'DELETE /staff/invitations/:invitationId': {
    who: administrators,
    call: ({ staffInvitationId }) => ({ path: { invitationId: staffInvitationId } }),
  },
  'POST /staff-invitations/read': { who: everybody },
  'POST /staff-invitations/accept': { who: everybody },

  'GET /staff/audit': { who: administrators },
  'GET /staff/audit/export': { who: administrators },
};
