import { nameLanding, type Landing } from '@waymark/contract/pages/landings';
import { paths } from '@waymark/contract/paths';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { Actions } from '../../../../components/form/actions.tsx';
import { MessagePage } from '../../../../components/layout/message-page.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { alertOf } from '../landing-rules.ts';
import { LandingLinks, PlaceLinks } from './landing-links.tsx';
import { useSay } from '../../../../lib/languages/say.ts';

/** In place of a page without open jobs; links to related ones. */
export function EmptyLandingPage({ landing }: { landing: Landing }) {
  const say = useSay();
  const words = useBoardWords();
  const { names, categories } = landing;
  return (
    <MessagePage title={say(nameLanding(words, names))}>
      <p>{say`None is open right now.`}</p>
      <PlaceLinks landing={landing} />
      <LandingLinks title={say`Other work in ${names.place?.name ?? say`every place`}`} links={categories} />
      <Actions>
        <ButtonLink to={alertOf(landing)}>{say`Mail me when there is one`}</ButtonLink>
        <ButtonLink variant="secondary" to={paths.browseJobFilterList}>
          {say`Browse All Jobs`}
        </ButtonLink>
      </Actions>
    </MessagePage>
  );
}
