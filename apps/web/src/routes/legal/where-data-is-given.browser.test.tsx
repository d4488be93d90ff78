import { joinCompanySchema } from '@waymark/contract/companies/companies';
import { paths } from '@waymark/contract/paths';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CallBackDialog } from '../../areas/content/contact/components/call-back-dialog.tsx';
import { MessageForm } from '../../areas/content/contact/components/message-form.tsx';
import { SubscribeForm } from '../../areas/content/newsletter/components/subscribe-form.tsx';
import { RegisterWizard } from '../../areas/lifecycle/registration/components/register-wizard.tsx';
import { ReviewForm } from '../../areas/lifecycle/registration/components/review-form.tsx';
import { FreeAlertForm } from '../../areas/seeking/alerts/components/free-alert-form.tsx';
import { emptyDraft } from '../../areas/seeking/alerts/rules.ts';
import { JoinForm } from '../../components/form/invitation.tsx';
import { renderPart } from '../../testing/render-part.tsx';

const join = {
  email: 'olga@crane.example',
  schema: joinCompanySchema.omit({ token: true }),
  label: 'Join',
  join: async () => {},
  handleStale: () => false,
};

const privacy = () => page.getByRole('link', { name: /^Privacy/ });

describe('[L-36] where data is given', () => {
  test.each([
    ['the contact form', <MessageForm key="message" />],
    ['a call back', <CallBackDialog key="call" open topic="" onClose={() => {}} />],
    ['a job alert', <FreeAlertForm key="alert" draft={emptyDraft} companyName={null} industries={{}} />],
    ['the newsletter', <SubscribeForm key="newsletter" label="Newsletter" />],
  ])('%s leads to how it is handled, without a checkbox', async (_name, form) => {
    await renderPart(form);
    await expect.element(privacy()).toHaveAttribute('href', paths.privacy);
    await expect.element(privacy()).toHaveAttribute('target', '_blank');
  });

  test.each([
    [
      'the wizard',
      <RegisterWizard key="wizard" signIn={<a href={paths.login}>Sign in</a>} />,
      'creating an account',
    ],
    ['the review', <ReviewForm key="review" />, 'sending it'],
    ['an invitation', <JoinForm key="join" {...join} />, 'joining'],
  ])('%s says what is agreed to', async (_name, form, by) => {
    const shown = await renderPart(form);
    await expect.element(shown.getByText(new RegExp(`^By ${by} you agree to the Terms`))).toBeVisible();
    await expect.element(shown.getByRole('link', { name: /^Terms/ })).toHaveAttribute('href', paths.terms);
    await expect.element(privacy()).toHaveAttribute('href', paths.privacy);
  });
});
