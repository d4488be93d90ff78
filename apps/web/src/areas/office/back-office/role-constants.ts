import { msg } from '@waymark/contract/text/message';

/** As they stand within a list of facts. */
export const memberRoleWords: Readonly<Record<string, string>> = {
  owner: msg`owner`,
  recruiter: msg`recruiter`,
  viewer: msg`viewer`,
};
