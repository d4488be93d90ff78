import { administrators, everybody, moderators, participants, row, type Rule } from './route-access.ts';
import type { World } from './route-world.ts';

/** An id that does not exist: past the gate the answer is "not found". */
const ofNothing = (name: string) => () => ({ path: { [name]: '0197c5b2-0000-7000-8000-00000000abcd' } });
const ofUser = ({ people }: World) => ({
  path: { userId: people.candidate.id },
  json: { reason: 'They asked.' },
});
const unknownToModerators = { ...moderators, moderator: 'not found', administrator: 'not found' } as const;
const unknownToAdministrators = { ...administrators, administrator: 'not found' } as const;
const nothing = ofNothing('testimonialId');
const words = { quote: 'It helped.', name: 'Ada', role: 'Engineer' };

/** Rules for impersonation, MFA reset, testimonials and synonyms. */
export const peopleRouteRules: Record<string, Rule> = {
  'GET /impersonation-consent': { who: participants },
  'POST /impersonation-consent': { who: participants, call: () => ({ json: { hours: 1 } }) },
  'DELETE /impersonation-consent': { who: participants },
  // The candidate does not allow it: past the gate it is a conflict.
  'POST /staff/users/:userId/visits': { who: administrators, call: ofUser },
  'DELETE /staff/visits/:visitId': { who: unknownToAdministrators, call: ofNothing('visitId') },

  'POST /staff/users/:userId/second-step-reset': { who: administrators, call: ofUser },
  'POST /second-step/reset': { who: everybody },

  'GET /staff/testimonials': { who: moderators },
  'POST /staff/testimonials': { who: moderators, call: () => ({ json: words }) },
  'PUT /staff/testimonials/:testimonialId': {
    who: unknownToModerators,
    call: () => ({ ...nothing(), json: { ...words, version: 1 } }),
  },
  'PUT /staff/testimonials/:testimonialId/place': {
    who: unknownToModerators,
    call: () => ({ ...nothing(), json: { direction: 'up' } }),
  },
  'PUT /staff/testimonials/:testimonialId/hidden': {
    who: unknownToModerators,
    call: () => ({ ...nothing(), json: { hidden: true } }),
  },
  'DELETE /staff/testimonials/:testimonialId': { who: unknownToModerators, call: nothing },
  'POST /staff/testimonials/:testimonialId/picture': { who: moderators, call: nothing },
  'DELETE /staff/testimonials/:testimonialId/picture': { who: unknownToModerators, call: nothing },
  'GET /testimonial-pictures/:fileId': { who: row('not found', {}), call: ofNothing('fileId') },

  'GET /staff/synonyms': { who: administrators },
  'POST /staff/synonyms': {
    who: administrators,
    call: () => ({ json: { word: 'skipper', meaning: 'captain', bothWays: true } }),
  },
  'DELETE /staff/synonyms/:synonymId': { who: unknownToAdministrators, call: ofNothing('synonymId') },
};
