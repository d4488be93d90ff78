/** A rejection can be undone this long before its letters go out. */
export const declineMinutes = 10;
export const maxDeclined = 200;
export const maxTemplates = 20;
export const letterMaxLength = 3000;

export const letterPlaceholders = ['firstName', 'jobTitle', 'company'] as const;

/** The letter of companies without a template. */
export const standardLetter = `Dear {firstName},

thank you for your application as {jobTitle} and for the time you gave to it.

We have decided to go on with other candidates. This says nothing about the worth of your work: there were many good applications, and one place.

We wish you every success with your search.

Kind regards
{company}`;
