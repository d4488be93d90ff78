import { lazy, Suspense } from 'react';
import { postingLimits } from '@waymark/contract/posting/choices/postings';
import { formatCount } from '@waymark/contract/text/format-count';
import { LoadingLine } from '../../../../components/data/loading-line.tsx';
import { TextArea } from '../../../../components/form/text-area.tsx';
import { Advice, FormSection, Wide, type SectionProps } from './form-section.tsx';

// The editor is most of what the page loads: the fields above are there at once.
const RichTextEditor = lazy(async () => ({
  default: (await import('./rich-text-editor.tsx')).RichTextEditor,
}));

interface DescriptionSectionProps extends SectionProps {
  /** The description without its formatting. */
  text: string;
}

export function DescriptionSection({ fields, change, problems, hints, text }: DescriptionSectionProps) {
  return (
    <FormSection title="Description">
      <Wide>
        <Suspense fallback={<LoadingLine>Loading the editor…</LoadingLine>}>
          <RichTextEditor
            label="Job Description"
            hint={
              <Advice advice={hints.description}>
                {formatCount(text.length)} of {formatCount(postingLimits.description)} characters. Text from
                Word comes out clean.
              </Advice>
            }
            value={fields.description}
            onChange={(description) => change({ description })}
            error={problems['description']}
          />
        </Suspense>
      </Wide>
      <Wide>
        <TextArea
          label="Job Requirements (optional)"
          name="requirements"
          hint="One a line"
          rows={4}
          value={fields.requirements}
          maxLength={postingLimits.requirements}
          onChange={(event) => change({ requirements: event.currentTarget.value })}
          error={problems['requirements']}
        />
      </Wide>
      <Wide>
        <TextArea
          label="How to Apply (optional)"
          name="howToApply"
          rows={3}
          value={fields.howToApply}
          maxLength={postingLimits.howToApply}
          onChange={(event) => change({ howToApply: event.currentTarget.value })}
          error={problems['howToApply']}
        />
      </Wide>
    </FormSection>
  );
}
