import { TextField } from '../../../../components/form/text-field.tsx';
import { fromLocalMoment, toLocalMoment } from '../form-rules.ts';
import { AttachmentField } from './attachment-field.tsx';
import { FormSection, Wide, type SectionProps } from './form-section.tsx';
import type { AttachedFile } from './use-attachment.ts';

interface PublishingSectionProps extends SectionProps {
  attachment: AttachedFile;
  /** Whether the job is open already: its day has come. */
  isOpen: boolean;
}

export function PublishingSection(props: PublishingSectionProps) {
  const { fields, change, problems, attachment, isOpen } = props;
  return (
    <FormSection title="File and day">
      <Wide>
        <AttachmentField attachment={attachment} />
      </Wide>
      {!isOpen && (
        <TextField
          label="Goes live on (optional)"
          name="publishAt"
          type="datetime-local"
          hint="Your own time. Empty: at once."
          value={toLocalMoment(fields.publishAt)}
          onChange={(event) => change({ publishAt: fromLocalMoment(event.currentTarget.value) })}
          error={problems['publishAt']}
        />
      )}
    </FormSection>
  );
}
