import { applyWays } from '@waymark/contract/posting/choices/postings';
import { RadioGroupField } from '../../../../components/form/radio-group-field.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { FormSection, Wide, type SectionProps } from './form-section.tsx';
import { QuestionList } from './question-list.tsx';

const ways = [
  { value: 'here', label: 'Here, with a resume and answers to your questions' },
  { value: 'link', label: 'On your own site, by a link' },
];

export function ApplyingSection({ fields, change, problems }: SectionProps) {
  return (
    <FormSection title="Applications">
      <Wide>
        <RadioGroupField
          label="Where people apply"
          name="applyBy"
          options={ways}
          chosen={fields.applyBy}
          onChange={(event) => {
            const applyBy = applyWays.find((way) => way === event.currentTarget.value);
            if (applyBy) change({ applyBy });
          }}
        />
      </Wide>
      {fields.applyBy === 'link' && (
        <Wide>
          <TextField
            label="Link to apply"
            name="applyUrl"
            type="url"
            hint="The page where people apply, for example https://company.example/jobs/1"
            value={fields.applyUrl}
            maxLength={500}
            onChange={(event) => change({ applyUrl: event.currentTarget.value })}
            error={problems['applyUrl']}
          />
        </Wide>
      )}
      <TextField
        label="Your email"
        name="notifyEmail"
        type="email"
        hint="Empty: everybody at the company is told"
        value={fields.notifyEmail}
        maxLength={254}
        onChange={(event) => change({ notifyEmail: event.currentTarget.value })}
        error={problems['notifyEmail']}
      />
      <TextField
        label="Deadline (optional)"
        name="deadline"
        type="date"
        hint="The last day for applications"
        value={fields.deadline}
        onChange={(event) => change({ deadline: event.currentTarget.value })}
        error={problems['deadline']}
      />
      {fields.applyBy === 'here' && (
        <Wide>
          <QuestionList
            questions={fields.questions}
            problems={problems}
            onChange={(questions) => change({ questions })}
          />
        </Wide>
      )}
    </FormSection>
  );
}
