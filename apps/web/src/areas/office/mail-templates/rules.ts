import { mailKindOf, sentMailKinds, type TemplateKind } from '@waymark/contract/all-mails';
import { mailRecipients } from '@waymark/contract/mail';
import { labelOf } from '@waymark/contract/jobs/choices';
import { paths, searchPath } from '@waymark/contract/paths';

export const mailTemplatePath = (kind: TemplateKind) => searchPath({ mail: kind }, paths.staffMailTemplates);

export const nameMail = (kind: TemplateKind) => labelOf(sentMailKinds, kind);

export const nameRecipient = (kind: TemplateKind) => labelOf(mailRecipients, mailKindOf(kind).recipient);
