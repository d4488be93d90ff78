import type { SiteLink } from '@waymark/contract/pages/header-choices';
import { Button } from '../../../../components/form/button.tsx';
import { FieldError } from '../../../../components/form/field-error.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import ui from '../../../../styles/primitives.module.css';
import styles from './board-settings.module.css';
import { OrderedRows } from './ordered-rows.tsx';
import { useSay } from '../../../../lib/languages/say.ts';

interface LinkRowsProps {
  label: string;
  links: readonly SiteLink[];
  max: number;
  /** The problem of the list, or of a field of a link: `0.to`. */
  errorAt: (name?: string) => string | undefined;
  onChange: (links: SiteLink[]) => void;
}

/** Links in their order, each with its name and its address. */
export function LinkRows({ label, links, max, errorAt, onChange }: LinkRowsProps) {
  const say = useSay();
  return (
    <div className={`${ui['stack3']} ${styles['choices']}`}>
      <OrderedRows
        label={label}
        items={links}
        keyOf={(_link, at) => String(at)}
        nameOf={(link) => link.label || say`link without a name`}
        isRemovable={() => true}
        onChange={onChange}
      >
        {(link, at, changeRow) => (
          <>
            <TextField
              label={say`Name`}
              value={link.label}
              maxLength={40}
              error={errorAt(`${at}.label`)}
              onChange={(event) => changeRow({ ...link, label: event.currentTarget.value })}
            />
            <TextField
              label={say`Address`}
              value={link.to}
              maxLength={300}
              spellCheck={false}
              error={errorAt(`${at}.to`)}
              onChange={(event) => changeRow({ ...link, to: event.currentTarget.value })}
            />
          </>
        )}
      </OrderedRows>
      <FieldError id={`error of ${label}`.replaceAll(' ', '-')} message={errorAt()} />
      <p>
        <Button
          variant="secondary"
          disabled={links.length >= max}
          why={say`There are ${max} links, which is as many as can be.`}
          onClick={() => onChange([...links, { label: '', to: '' }])}
        >
          {say`Add link`}
        </Button>
      </p>
    </div>
  );
}
