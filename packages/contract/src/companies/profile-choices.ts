/* Choices and limits that forms alone need: public pages load none of them. */

/** How many people work for a company, as it is shown; empty where it does not say. */
export const companySizes = ['', '1–10', '11–50', '51–200', '201–1,000', '1,001–5,000', '5,000+'] as const;
export type CompanySize = (typeof companySizes)[number];
/** Those that a company states. */
export const statedSizes = companySizes.filter((size): size is Exclude<CompanySize, ''> => size !== '');

export const benefitsLimit = 12;
export const benefitMaxLength = 80;

/**
 * Whether a member is on the public page of the company: each decides for themselves, and an owner may withhold it
 * until an owner allows it again.
 */
export const pageChoices = ['hidden', 'shown', 'withheld'] as const;
export type PageChoice = (typeof pageChoices)[number];

export const shownPeopleLimit = 12;
export const pageTitleMaxLength = 80;
