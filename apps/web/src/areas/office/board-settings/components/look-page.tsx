import { localPath } from '@waymark/contract/language-prefix';
import { paths } from '@waymark/contract/paths';
import type { LookDesk } from '@waymark/contract/office/look';
import { darkAccentFor } from '@waymark/contract/office/accent-rules';
import { describeGroundProblem, nearestGround } from '@waymark/contract/office/ground-rules';
import { lookTextLengths, maxStylesBytes } from '@waymark/contract/office/look-choices';
import { msg, term } from '@waymark/contract/text/message';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { TextArea, TextField } from '../../../../components/form/text-field.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { Link } from '../../../../components/layout/link.tsx';
import { useLanguage } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './board-settings.module.css';
import { AccentField, colour, ColourField } from './colour-field.tsx';
import { LookPicture } from './look-picture.tsx';
import { LookQuestions } from './look-questions.tsx';
import { SettingHistory } from './setting-card.tsx';
import { SettingsGroup } from './settings-group.tsx';
import { useLookDesk, type LookDeskState } from './use-look-desk.ts';
import { useSetting } from './use-setting.ts';
import { useSay } from '../../../../lib/languages/say.ts';

/** `/staff/settings/look`: how the board looks, as a draft that is looked at and then published. */
export function LookPage({ initial }: { initial: LookDesk }) {
  const say = useSay();
  const state = useLookDesk(initial);
  return (
    <SettingsGroup
      title={say`Look`}
      lead={
        <>
          {say`What you change here is a draft: it is public once you publish it. Name and mark of the board are under`}{' '}
          <Link to={paths.staffSettings}>{say`Settings`}</Link>
          {say`, the lists of the footer and the sections of the home page under`}{' '}
          <Link to={paths.staffNavigation}>{say`Navigation and home page`}</Link>.
        </>
      }
    >
      <Desk state={state} />
      <Colours state={state} />
      <Words state={state} />
      <LookPicture state={state} />
      <LookQuestions state={state} />
      <Styles state={state} />
      <Earlier key={state.desk.look.version} initial={state.desk.look} />
    </SettingsGroup>
  );
}

/** `--scene-ground` by day, as the product has it (`tokens.css`). */
const productGround = '#16382d';

const shownPages = [
  { label: msg`Home page`, to: paths.home },
  { label: msg`Jobs`, to: paths.browseJobFilterList },
  { label: msg`Companies`, to: paths.companies },
  { label: msg`About us`, to: paths.aboutUs },
];

function Desk({ state }: { state: LookDeskState }) {
  const say = useSay();
  const language = useLanguage();
  const { desk, isChanged, pending, preview, failure, hasErrors } = state;
  const nothing = !isChanged && !desk.draft.value;
  const why = msg`Nothing differs from what is public.`;
  return (
    <Card title={say`Draft`}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {hasErrors && <Notice tone="bad">{say`The draft was not kept: see what is marked below.`}</Notice>}
      <p>
        {nothing ? say`There is no draft: all of it is public.` : say`There is a draft that is not public.`}
      </p>
      <Actions>
        <Button
          variant="secondary"
          pending={pending}
          disabled={!isChanged}
          why={why}
          onClick={() => void state.save()}
        >
          {say`Keep the draft`}
        </Button>
        <Button
          variant="secondary"
          pending={pending}
          disabled={nothing}
          why={why}
          onClick={() => void state.look()}
        >
          {say`Look at it`}
        </Button>
        <Button pending={pending} disabled={nothing} why={why} onClick={() => void state.publish()}>
          {say`Publish`}
        </Button>
        {!nothing && (
          <Button variant="quiet" pending={pending} onClick={() => void state.discard()}>
            {say`Throw the draft away`}
          </Button>
        )}
      </Actions>
      {preview && (
        <Notice tone="good">
          <p>
            {say`For half an hour, everyone who has one of these links sees the draft. Links on those pages lead to the public board.`}
          </p>
          <ul className={styles['previews']}>
            {shownPages.map(({ label, to }) => (
              <li key={to}>
                <a href={localPath(to, language) + preview} target="_blank" rel="noreferrer">
                  {say`${term(label)} with the draft`}
                </a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </Card>
  );
}

function Colours({ state: { value, change, errorAt } }: { state: LookDeskState }) {
  const say = useSay();
  const { look, accent } = value;
  const ground = look.ground ?? '';
  return (
    <Card title={say`Colours`}>
      <p>{say`The first accent marks links and buttons.`}</p>
      <div className={`${ui['grid5']} ${styles['pair']}`}>
        {(['light', 'dark'] as const).map((theme) => (
          <AccentField
            key={theme}
            accent={accent}
            theme={theme}
            errorAt={(field) => errorAt(`accent.${field}`)}
            onChange={(next) => change({ ...value, accent: next })}
          />
        ))}
      </div>
      {colour.test(accent.light) && accent.dark !== darkAccentFor(accent.light) && (
        <Actions>
          <Button
            variant="secondary"
            onClick={() =>
              change({ ...value, accent: { light: accent.light, dark: darkAccentFor(accent.light) } })
            }
          >
            {say`Make the dark one go with the light one`}
          </Button>
        </Actions>
      )}
      <p>{say`The second accent is below the light words of the top of the home page and of the footer.`}</p>
      <ColourField
        label={say`Second accent`}
        value={ground}
        hint={say`As #rrggbb; empty for the product’s dark green. Its shades on dark pages are made of it.`}
        problem={colour.test(ground) ? say(describeGroundProblem(ground) ?? '') || undefined : undefined}
        error={errorAt('look.ground')}
        nearest={nearestGround}
        unset={productGround}
        onChange={(next) => change({ ...value, look: { ...look, ground: next === '' ? null : next } })}
      />
    </Card>
  );
}

type TextName = 'slogan' | 'heroTitle' | 'heroLead' | 'footerLine';

const texts: readonly { name: TextName; label: string; hint: string; max: number }[] = [
  {
    name: 'slogan',
    label: msg`Slogan`,
    hint: msg`Below the name in the footer. Empty: “Clear directions to your next job.”`,
    max: lookTextLengths.slogan,
  },
  {
    name: 'heroTitle',
    label: msg`Heading of the home page`,
    hint: msg`Empty: how many jobs are open.`,
    max: lookTextLengths.title,
  },
  {
    name: 'heroLead',
    label: msg`Sentence below it`,
    hint: msg`Empty: how many companies are hiring.`,
    max: lookTextLengths.lead,
  },
  {
    name: 'footerLine',
    label: msg`Line at the end of the footer`,
    hint: msg`For example who runs the board.`,
    max: lookTextLengths.line,
  },
];

function Words({ state: { value, change, errorAt } }: { state: LookDeskState }) {
  const say = useSay();
  return (
    <Card title={say`Words`}>
      {texts.map(({ name, label, hint, max }) => (
        <TextField
          key={name}
          label={label}
          hint={hint}
          maxLength={max}
          value={value.look[name]}
          error={errorAt(`look.${name}`)}
          onChange={(event) =>
            change({ ...value, look: { ...value.look, [name]: event.currentTarget.value } })
          }
        />
      ))}
    </Card>
  );
}

function Styles({ state: { value, change, errorAt } }: { state: LookDeskState }) {
  const say = useSay();
  return (
    <Card title={say`Style sheet`}>
      <p>
        {say`CSS for public pages, at most ${maxStylesBytes / 1024} KB. Each rule of the board wins over it. It cannot load anything from elsewhere, and takes its colours from the board, so that words stay readable; the first line that is not taken is named. It can hide and move parts of a page: look at the draft before you publish it.`}
      </p>
      <TextArea
        label="CSS"
        rows={12}
        spellCheck={false}
        value={value.look.styles}
        error={errorAt('look.styles')}
        onChange={(event) => change({ ...value, look: { ...value.look, styles: event.currentTarget.value } })}
      />
    </Card>
  );
}

/** The looks before, each of which can be public again at once. */
function Earlier({ initial }: { initial: LookDesk['look'] }) {
  const say = useSay();
  const setting = useSetting('look', initial);
  if (initial.version === 0) return null;
  return (
    <Card title={say`Earlier looks`}>
      {setting.failure && <Notice tone="bad">{setting.failure}</Notice>}
      <p>{say`“Set back” makes an earlier look public at once. A draft stays as it is.`}</p>
      <SettingHistory setting={setting} title={say`Look`} />
    </Card>
  );
}
