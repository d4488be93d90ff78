import { paths } from '@waymark/contract/paths';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { useMailedLink } from '../../../../components/form/use-mailed-link.ts';
import { callApi } from '../../../../lib/api-client.ts';
import formStyles from '../../../../components/form/form.module.css';

interface AnswersFormProps {
  token: string;
  /** Whether the link stops the mails or begins them. */
  stops: boolean;
}

/** Only the button acts, as mail scanners open links. */
export function AnswersForm({ token, stops }: AnswersFormProps) {
  const { pending, answer, dead, failure, press } = useMailedLink(
    token,
    stops ? stopAnswers : confirmAnswers,
  );
  if (answer || dead) {
    return (
      <div className={formStyles['form']}>
        <Notice tone={answer ? 'good' : 'bad'} focus>
          {answer || dead}
        </Notice>
        <ButtonLink variant="secondary" to={paths.blogGridSidebar}>
          Go to the blog
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={formStyles['form']}>
      <p>
        {stops
          ? 'Press the button, and no more mails come about this comment.'
          : 'One press, and we mail you when somebody answers your comment. Every mail has a link that stops it.'}
      </p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button pending={pending} onClick={press}>
        {stops ? 'Stop these mails' : 'Mail me when somebody answers'}
      </Button>
    </div>
  );
}

/** Begins the mails about a comment; gives what to say. */
async function confirmAnswers(token: string): Promise<string> {
  return (await callApi('POST /blog-comments/confirm', { body: { token } })).message;
}

/** Ends them. */
async function stopAnswers(token: string): Promise<string> {
  return (await callApi('POST /blog-comments/stop', { query: { token } })).message;
}
