import type { FeedPartner } from '@waymark/contract/posting/visit-marks';
import { meaning } from '@waymark/contract/text/message';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { showFailed } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './feeds.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

/** Makes the secret address of a feed, which is shown once. */
export function AddressCard({ partner, madeAt }: { partner: FeedPartner; madeAt: string | null }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { revalidate } = useRevalidator();
  const { pending, run } = useAction(showFailed);
  const [address, setAddress] = useState<string>();
  const [isAsked, setAsked] = useState(false);

  async function make() {
    const { data } = await callApi('POST /staff/feeds/:partner/address', { params: { partner } });
    setAddress(data.address);
    setAsked(false);
    await revalidate();
  }

  return (
    <Card title={say`Address${meaning('of a page or server')}`}>
      {address === undefined ? (
        <p className={ui['note']}>
          {madeAt === null
            ? say`The address holds a secret key. It is shown once, to be handed to the partner.`
            : say`The address was made on ${formatDate(words, madeAt, locale)} and is kept nowhere. If it is lost or known to others, make a new one.`}
        </p>
      ) : (
        <MadeAddress address={address} />
      )}
      {address === undefined && (
        <Actions>
          {madeAt === null ? (
            <Button pending={pending} onClick={() => run(make)}>
              {say`Make an address`}
            </Button>
          ) : (
            <Button variant="secondary" onClick={() => setAsked(true)}>
              {say`Make a new address`}
            </Button>
          )}
        </Actions>
      )}
      <ConfirmDialog
        open={isAsked}
        title={say`Make a new address?`}
        confirm={say`Make a new address`}
        onConfirm={make}
        onClose={() => setAsked(false)}
      >
        {say`The old address stops working at once: the partner reads nothing until it has the new one.`}
      </ConfirmDialog>
    </Card>
  );
}

function MadeAddress({ address }: { address: string }) {
  const say = useSay();
  const [copied, setCopied] = useState<boolean>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // The browser refused: the address can be selected.
      setCopied(false);
    }
  }

  return (
    <>
      <Notice tone="good" focus>
        {say`Hand this address to the partner now. It is not shown again.`}
      </Notice>
      <code className={styles['address']}>{address}</code>
      <Actions>
        <Button variant="secondary" onClick={() => void copy()}>
          {say`Copy`}
        </Button>
        <span role="status" className={ui['note']}>
          {copied === true && say`Copied.`}
          {copied === false && say`Your browser did not let us copy it: select it and copy it.`}
        </span>
      </Actions>
    </>
  );
}
