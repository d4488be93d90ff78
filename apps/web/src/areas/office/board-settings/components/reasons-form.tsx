import { maxReportReasons } from '@waymark/contract/jobs/report-choices';
import type { StoredSetting } from '@waymark/contract/office/board-settings';
import { Button } from '../../../../components/form/button.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { NewChoice } from './new-choice.tsx';
import { OrderedRows } from './ordered-rows.tsx';
import { SettingCard } from './setting-card.tsx';
import { useSetting } from './use-setting.ts';
import { useSay } from '../../../../lib/languages/say.ts';

/** The reasons that a report of a posting may have. */
export function ReasonsForm({ initial }: { initial: StoredSetting<'reportReasons'> }) {
  const say = useSay();
  const setting = useSetting('reportReasons', initial);
  const { value, change, errorAt, stored } = setting;

  return (
    <SettingCard title={say`Reasons of reports`} setting={setting}>
      <OrderedRows
        label={say`Reasons`}
        items={value}
        keyOf={(reason) => reason.value}
        nameOf={(reason) => reason.label}
        isRemovable={(reason) => !stored.value.some((one) => one.value === reason.value)}
        onChange={change}
        renderActions={(reason, at) =>
          reason.value !== 'other' &&
          stored.value.some((one) => one.value === reason.value) && (
            <Button
              variant="quiet"
              onClick={() => change(value.with(at, { ...reason, retired: !reason.retired }))}
            >
              <span>
                {reason.retired ? say`Offer again` : say`Retire`}
                <VisuallyHidden> {reason.label}</VisuallyHidden>
              </span>
            </Button>
          )
        }
      >
        {(reason, at, changeRow) => (
          <TextField
            label={say`Words of “${reason.value}”`}
            hint={reason.retired ? say`Retired: reports that have it keep it.` : undefined}
            value={reason.label}
            maxLength={60}
            error={errorAt(`${at}.label`)}
            onChange={(event) => changeRow({ ...reason, label: event.currentTarget.value })}
          />
        )}
      </OrderedRows>
      <NewChoice
        label={say`New reason`}
        add={say`Add reason`}
        full={
          value.length >= maxReportReasons
            ? say`There are ${maxReportReasons}, which is as many as can be.`
            : undefined
        }
        error={errorAt()}
        taken={value}
        onAdd={(reason) => change([...value, reason])}
      />
    </SettingCard>
  );
}
