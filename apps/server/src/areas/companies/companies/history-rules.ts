import type { CompanyEventKind } from '@waymark/contract/companies/choices';
import { memberRoles } from '@waymark/contract/identity/choices';
import { msg, term, type Message, type MessageValue } from '@waymark/contract/text/message';
import { readKept } from '../../../platform/languages/kept-message.ts';

/** What is put into the sentence of an event. */
export interface EventParts {
  who: string;
  /** The colleague concerned. */
  colleague: string;
  isOwn: boolean;
  detail: string;
}

const roles = { owner: msg`owner`, recruiter: msg`recruiter`, viewer: msg`viewer` };

/** As it is called within a sentence. */
function roleOf(detail: string): MessageValue {
  const role = memberRoles.find((one) => one === detail);
  return role ? term(roles[role]) : detail;
}

/** Each event in one sentence. */
export const eventSentences: Readonly<Record<CompanyEventKind, (parts: EventParts) => Message>> = {
  'member-role-changed': ({ who, colleague, detail, isOwn }) =>
    isOwn ? msg`${who} made themselves ${roleOf(detail)}` : msg`${who} made ${colleague} ${roleOf(detail)}`,
  'member-removed': ({ who, colleague }) => msg`${who} removed ${colleague} from the company`,
  'member-left': ({ who }) => msg`${who} left the company`,
  'member-invited': ({ who, detail }) => msg`${who} invited a colleague as ${roleOf(detail)}`,
  'member-joined': ({ who, detail }) => msg`${who} joined as ${roleOf(detail)}`,
  'company-added': ({ who }) => msg`${who} registered the company`,
  'profile-changed': ({ who }) => msg`${who} changed the company profile`,
  'logo-changed': ({ who }) => msg`${who} changed the logo`,
  'logo-removed': ({ who }) => msg`${who} removed the logo`,
  'picture-added': ({ who }) => msg`${who} added a picture`,
  'picture-removed': ({ who }) => msg`${who} removed a picture`,
  'picture-described': ({ who }) => msg`${who} changed the description of a picture`,
  'page-joined': ({ who }) => msg`${who} is shown on the company page`,
  'page-left': ({ who }) => msg`${who} left the company page`,
  'page-withheld': ({ who, colleague }) => msg`${who} took ${colleague} off the company page`,
  'page-allowed': ({ who, colleague }) => msg`${who} let ${colleague} be on the company page again`,
  'domain-verified': ({ who, detail }) => msg`${who} verified ${detail}`,
  'applicants-moved': ({ who, detail }) => msg`${who} moved applicants to ${detail}`,
  'applicants-exported': ({ who, detail }) => msg`${who} exported the applicants of ${detail}`,
  'hiring-team-changed': ({ who, detail }) => msg`${who} changed the hiring team of ${detail}`,
  'stage-added': ({ who, detail }) => msg`${who} added the stage ${detail}`,
  'stage-changed': ({ who, detail }) => msg`${who} changed the stage ${detail}`,
  'stage-removed': ({ who, detail }) => msg`${who} removed the stage ${detail}`,
  'source-added': ({ who, detail }) => msg`${who} added ${detail} as a source of postings`,
  'source-changed': ({ who, detail }) => msg`${who} changed the source of postings ${detail}`,
  'source-removed': ({ who, detail }) => msg`${who} removed the source of postings ${detail}`,
  'file-imported': ({ who, detail }) => msg`${who} imported the postings of ${detail}`,
  'job-posted': ({ who, detail }) => msg`${who} posted ${detail}`,
  'job-edited': ({ who, detail }) => msg`${who} changed the posting ${detail}`,
  'conversation-started': ({ who, detail }) => msg`${who} began to write with an applicant for ${detail}`,
  'candidate-contacted': ({ who }) => msg`${who} wrote to a candidate`,
  'interview-offered': ({ who, detail }) => msg`${who} offered interviews for ${detail}`,
  'interview-changed': ({ who, detail }) => msg`${who} changed an interview for ${detail}`,
  'interview-cancelled': ({ who, detail }) => msg`${who} cancelled an interview for ${detail}`,
  'retention-chosen': ({ who, detail }) =>
    msg`${who} chose how long applications are kept: ${term(readKept(detail))}`,
  'pool-requested': ({ who, detail }) =>
    msg`${who} asked an applicant for ${detail} to stay in the talent pool`,
  'applicants-declined': ({ who, detail }) => msg`${who} declined applicants for ${detail}`,
  'decline-undone': ({ who, detail }) => msg`${who} took back declining applicants for ${detail}`,
  'job-closed': ({ who, detail }) => msg`${who} closed ${detail}`,
  'job-filled': ({ who, detail }) => msg`${who} marked ${detail} as filled`,
  'job-renewed': ({ who, detail }) => msg`${who} renewed ${detail}`,
  'job-trashed': ({ who, detail }) => msg`${who} put ${detail} into the trash`,
  'job-restored': ({ who, detail }) => msg`${who} took ${detail} out of the trash`,
  'job-change-undone': ({ who, detail }) => msg`${who} undid a change of ${detail}`,
  'key-created': ({ who, detail }) => msg`${who} created the API key ${detail}`,
  'key-revoked': ({ who, detail }) => msg`${who} revoked the API key ${detail}`,
  'assistant-connected': ({ who, detail }) => msg`${who} connected the assistant ${detail}`,
  'assistant-ended': ({ who, detail }) => msg`${who} disconnected the assistant ${detail}`,
};
