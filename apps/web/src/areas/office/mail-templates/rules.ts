import type { TemplateKind } from '@waymark/contract/office/mail-choices';
import { labelOf } from '@waymark/contract/jobs/choices';
import { sentMailKinds } from '@waymark/contract/office/staff-choices';
import { paths, searchPath } from '@waymark/contract/paths';

export const mailTemplatePath = (kind: TemplateKind) => searchPath({ mail: kind }, paths.staffMailTemplates);

export const nameMail = (kind: TemplateKind) => labelOf(sentMailKinds, kind);
