import { decisionReasonMaxLength } from '@waymark/contract/office/choices/moderation';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button, type ButtonVariant } from '../../../../components/form/button.tsx';
import { ReasonDialog } from '../../../../components/overlay/reason-dialog.tsx';
import { showSuccess } from '../../../../lib/toasts.ts';

interface Choice<Value extends string> {
  value: Value;
  button: string;
  variant: ButtonVariant;
  isPossible: boolean;
}

interface ReportDecisionsProps<Value extends string> {
  choices: readonly Choice<Value>[];
  /** Who hears of it. */
  text: string;
  listPath: string;
  /** Gives what to say afterwards. */
  onDecide: (decision: Value, reason: string) => Promise<string>;
}

/** The decisions about reports: each with a reason that others are told. */
export function ReportDecisions<Value extends string>(props: ReportDecisionsProps<Value>) {
  const { choices, text, listPath, onDecide } = props;
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Choice<Value> | null>(null);

  async function decide(reason: string) {
    if (!asked) return;
    showSuccess(await onDecide(asked.value, reason));
    await navigate(listPath);
  }

  return (
    <>
      <Actions>
        {choices
          .filter(({ isPossible }) => isPossible)
          .map((choice) => (
            <Button key={choice.value} variant={choice.variant} onClick={() => setAsked(choice)}>
              {choice.button}
            </Button>
          ))}
      </Actions>
      <ReasonDialog
        open={asked !== null}
        title={asked?.button}
        label="Reason"
        confirm="Decide"
        tone={asked?.variant === 'danger' ? 'danger' : 'primary'}
        maxLength={decisionReasonMaxLength}
        onConfirm={decide}
        onClose={() => setAsked(null)}
      >
        {text}
      </ReasonDialog>
    </>
  );
}
