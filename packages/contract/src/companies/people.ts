import { defineEndpoints } from '../endpoint.ts';
import { messageSchema } from '../identity/accounts.ts';
import { ownName } from '../text/names.ts';
import { z } from '../zod.ts';
import { pageTitleMaxLength } from './profile-choices.ts';
import { companyMemberParamsSchema } from './companies.ts';
import { fixed } from '../text/say.ts';

/** PUT /company-people/own: whether one is on the public page of the company, and with which title. */
export const ownPageEntrySchema = z
  .strictObject({ shown: z.boolean(fixed`shown is true or false.`), title: ownName(pageTitleMaxLength) })
  .refine(({ shown, title }) => !shown || title !== '', {
    path: ['title'],
    error: fixed`Please enter your title, for example Head of Engineering.`,
  });
export type OwnPageEntry = z.input<typeof ownPageEntrySchema>;

export const companyPeopleEndpoints = defineEndpoints({
  'PUT /company-people/own': {
    summary: 'Shows oneself on the public page of one’s company, or ends that',
    body: ownPageEntrySchema,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'PUT /company-people/:userId': {
    summary: 'Takes a colleague off the public page of the company, or allows it again',
    params: companyMemberParamsSchema,
    body: z.strictObject({ allowed: z.boolean(fixed`allowed is true or false.`) }),
    answer: messageSchema,
  },
});
