import { Actions } from '../../../../components/form/actions.tsx';
import { SaveFileButton } from '../../../../components/form/save-file-button.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { downloadFile } from '../../../../lib/api-client.ts';
import { useSay } from '../../../../lib/languages/say.ts';

/** The draft of the operator's record of processing activities. */
export function ProcessingRecordCard() {
  const say = useSay();
  const name = 'record-of-processing.html';
  return (
    <Card title={say`Record of processing activities`}>
      <p>
        {say`European law has operators keep one (Art. 30 GDPR). This draft is filled in with the periods above, the operator, and the services that the server is set up with. It is a starting point and no legal advice. Employers download a draft of their agreement with you on their page “How long to keep”.`}
      </p>
      <Actions>
        <SaveFileButton save={() => downloadFile('GET /staff/processing-record', {}, name)}>
          {say`Download the draft`}
        </SaveFileButton>
      </Actions>
    </Card>
  );
}
