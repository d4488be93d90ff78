import type { LinkState } from '@waymark/contract/resumes/choices';
import type { ReadResume, ResumeText } from '@waymark/contract/resumes/resume-reading';
import type { ResumeLink, ResumeLinkView, SharedResume } from '@waymark/contract/resumes/sharing';
import { fullName, shortName } from '@waymark/contract/text/format';
import type { Reading } from '../resume-reading/reading-gateway.ts';
import { blocksOf, kindsOf, presentText } from '../resume-reading/text-presenter.ts';
import { formatOf } from '../resumes/presenter.ts';
import { withoutContact } from './redaction-rules.ts';
import { msg } from '@waymark/contract/text/message';

export interface ResumeLinkRow {
  id: string;
  label: string;
  resume_id: string | null;
  resume_name: string | null;
  with_contact: boolean;
  allows_download: boolean;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  is_expired: boolean;
  view_count: number;
  last_viewed_at: Date | null;
}

export function presentLink(row: ResumeLinkRow): ResumeLink {
  const { resume_id: resumeId, resume_name: name } = row;
  return {
    id: row.id,
    label: row.label,
    state: stateOf(row),
    resume: resumeId !== null && name !== null ? { id: resumeId, name } : null,
    withContact: row.with_contact,
    allowsDownload: row.allows_download,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    viewCount: row.view_count,
    lastViewedAt: row.last_viewed_at?.toISOString() ?? null,
  };
}

function stateOf({ revoked_at, is_expired, resume_name }: ResumeLinkRow): LinkState {
  if (revoked_at !== null) return 'revoked';
  if (resume_name === null) return 'without-file';
  return is_expired ? 'expired' : 'open';
}

export interface ResumeLinkViewRow {
  device: string;
  viewed_at: Date;
  has_downloaded: boolean;
}

export function presentView({ device, viewed_at, has_downloaded }: ResumeLinkViewRow): ResumeLinkView {
  return { device, viewedAt: viewed_at.toISOString(), hasDownloaded: has_downloaded };
}

interface Owner {
  first_name: string;
  last_name: string;
}

/** The text that a link shows. If nothing is left without the contact details, it contains a message. */
export function presentSharedText(reading: Reading | null, owner: Owner, withContact: boolean): ResumeText {
  const { resume } = reading ?? {};
  if (withContact || !resume) return presentText(reading);
  const blocks = redact(resume, owner);
  return blocks.length > 0 ? { blocks, problem: null } : { blocks, problem: nothingLeft };
}

const nothingLeft = msg`We cannot tell which part of this file is contact data: it has no headings that we know.`;

function redact(resume: ReadResume, owner: Owner): ResumeText['blocks'] {
  const { first_name: firstName, last_name: lastName } = owner;
  return blocksOf(withoutContact(resume, { firstName, lastName }), kindsOf(resume));
}

export interface SharedResumeRow extends Owner {
  file_name: string;
  extension: string;
  with_contact: boolean;
  allows_download: boolean;
  updated_at: Date;
  expires_at: Date;
}

export function presentShared(row: SharedResumeRow, reading: Reading | null, isOwner: boolean): SharedResume {
  const { first_name: first, last_name: last } = row;
  return {
    name: row.with_contact ? fullName(first, last) : shortName(first, last),
    format: formatOf(row.extension),
    fileName: row.allows_download ? row.file_name : null,
    updatedAt: row.updated_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    text: presentSharedText(reading, row, row.with_contact),
    isOwner,
  };
}
