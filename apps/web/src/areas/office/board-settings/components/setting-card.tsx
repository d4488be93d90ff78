import type { BoardSettingKey } from '@waymark/contract/office/board-settings';
import type { ReactNode, SubmitEvent } from 'react';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import form from '../../../../components/form/form.module.css';
import { Notice } from '../../../../components/form/notice.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { describeSetting } from '../rules.ts';
import { SettingHistory } from './setting-history.tsx';
import type { Setting } from './use-setting.ts';

interface SettingCardProps<Key extends BoardSettingKey> {
  title: string;
  setting: Setting<Key>;
  children: ReactNode;
}

/** One setting with its fields, the button that saves them, and what it was before. */
export function SettingCard<Key extends BoardSettingKey>({
  title,
  setting,
  children,
}: SettingCardProps<Key>) {
  const { key, stored, save, take, pending, failure, conflict, isChanged } = setting;
  function submit(event: SubmitEvent) {
    event.preventDefault();
    void save();
  }
  return (
    <Card title={title}>
      <form className={form['form']} noValidate onSubmit={submit}>
        {conflict && (
          <Notice tone="bad" focus>
            <p>
              A colleague has changed this meanwhile, to: {describeSetting(key, stored.value)}. What you
              typed is still here; save it to put it in place of theirs.
            </p>
            <Button variant="secondary" onClick={() => take(stored)}>
              Take theirs
            </Button>
          </Notice>
        )}
        {failure && <Notice tone="bad">{failure}</Notice>}
        {children}
        <Actions>
          <Button type="submit" variant="secondary" pending={pending} disabled={!isChanged && !conflict}>
            Save<VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        </Actions>
      </form>
      <SettingHistory setting={setting} title={title} />
    </Card>
  );
}
