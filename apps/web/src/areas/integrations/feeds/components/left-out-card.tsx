import { zodResolver } from '@hookform/resolvers/zod';
import { leaveOutSchema, type LeaveOutFields, type PartnerFeed } from '@waymark/contract/integrations/feeds';
import { companyPath } from '@waymark/contract/paths';
import { useForm } from 'react-hook-form';
import { RowButton } from '../../../../components/data/desk.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Form } from '../../../../components/form/form.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import { Card } from '../../../../components/layout/card.tsx';
import { Link } from '../../../../components/layout/link.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './feeds.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

/** Companies whose postings the partner does not get. */
export function LeftOutCard({ feed: { partner, leftOut } }: { feed: PartnerFeed }) {
  const say = useSay();
  const { change, press } = useChange();
  const form = useForm({ resolver: zodResolver(leaveOutSchema), defaultValues: { company: '' } });
  const add = (body: LeaveOutFields) =>
    change(callApi('POST /staff/feeds/:partner/left-out', { params: { partner }, body }), () => {
      form.reset();
      form.setFocus('company');
    });
  const takeBack = (companyId: string) =>
    press(callApi('DELETE /staff/feeds/:partner/left-out/:companyId', { params: { partner, companyId } }));
  return (
    <Card title={say`Companies left out`}>
      {leftOut.length === 0 ? (
        <p className={ui['note']}>{say`None: the postings of all companies go out.`}</p>
      ) : (
        <ul className={ui['stack2']} aria-label={say`Companies left out`}>
          {leftOut.map(({ companyId, company, by }) => (
            <li key={`${companyId} ${by}`} className={styles['row']}>
              <Link to={companyPath(companyId)}>{company}</Link>
              {by === 'staff' ? (
                <RowButton name={company} onPress={() => takeBack(companyId)}>
                  {say`Put back`}
                </RowButton>
              ) : (
                <span className={ui['note']}>{say`The company decided this for all partners.`}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      <Form form={form} onSubmit={add} submit={say`Leave out`}>
        <TextField
          label={say`Company`}
          hint={say`Its name, or the address of its page`}
          {...bindField(form, 'company')}
        />
      </Form>
    </Card>
  );
}
