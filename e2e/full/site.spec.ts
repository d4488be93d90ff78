import { paths } from '@waymark/contract/paths';
import { createCandidate } from '../fixtures/accounts.ts';
import { eventually } from '../fixtures/eventually.ts';
import { narrow } from '../fixtures/find-faults.ts';
import { holdRequests } from '../fixtures/held-requests.ts';
import { findSidewaysScroll } from '../fixtures/layout.ts';
import { expect, test } from '../fixtures/test.ts';
import { LoginPage } from '../pages/login-page.ts';
import { goTo, settled } from '../pages/page-frame.ts';

test.describe('the frame of the site', () => {
  test('[A-14] a page that has nothing to show is the same 404, with its title', async ({
    page,
    journey,
  }) => {
    journey.expectStatus(404);
    // Nobody has written the terms of this board.
    const response = await goTo(page, paths.terms);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(/Error 404/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  test('[A-2] whoever has one long word for a name scrolls no page sideways', async ({ journey }) => {
    const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';
    const { accessToken } = await createCandidate({ lastName: word, jobTitle: word, location: word });
    const page = await journey.openPage({ token: accessToken, viewport: narrow });
    for (const path of [paths.jobsProfile, paths.jobsMyResume, paths.account]) {
      await goTo(page, path);
      await settled(page);
      await expect(page.locator('aside strong').filter({ hasText: word })).toBeVisible();
      expect(await findSidewaysScroll(page)).toBe(0);
    }
  });

  test('[A-15, K-3] a toast stands top right for three seconds and closes when pressed', async ({
    journey,
  }) => {
    journey.expectStatus(401);
    const page = await journey.openPage({ reducedMotion: 'no-preference' });
    const login = new LoginPage(page);
    await login.open();
    await login.logIn({ email: 'nobody@example.org', password: 'whatever it was' });
    const toast = login.toast(/Email or password/);
    // A toast on its way out is no message any more, but still there.
    const gone = () => page.locator('.Toastify__toast').waitFor({ state: 'detached' });
    await expect(toast).toBeVisible();
    await toast.evaluate((element) =>
      Promise.all(element.getAnimations().map((animation) => animation.finished)),
    );
    const box = await toast.boundingBox();
    expect(box && box.x > 720 && box.x + box.width <= 1440 && box.y < 300).toBe(true);
    const progress = page.locator('[role=progressbar].Toastify__progress-bar--animated');
    await eventually(() => progress.evaluate((bar) => getComputedStyle(bar).animationDuration)).toMatch(
      /^3(s|000ms)$/,
    );
    await toast.click();
    await gone();

    await login.loginButton.click();
    await expect(toast).toBeVisible();
    // The bar's end is what closes the toast: reaching it early saves the test three seconds.
    await progress.evaluate((bar) => bar.getAnimations().forEach((animation) => animation.finish()));
    await gone();
  });

  test('[A-15] a toast stays as long for people who want less motion', async ({ page, journey }) => {
    journey.expectStatus(401);
    const login = new LoginPage(page);
    await login.open();
    await login.logIn({ email: 'nobody.else@example.org', password: 'whatever it was' });
    await expect(login.toast(/Email or password/)).toBeVisible();
    const progress = page.locator('[role=progressbar].Toastify__progress-bar--animated');
    await eventually(() => progress.evaluate((bar) => getComputedStyle(bar).animationDuration)).toBe('3s');
  });

  test('[A-16] a field is focused, then filled, or neither when it is left empty', async ({ page }) => {
    const login = new LoginPage(page);
    await login.open();
    const states = () =>
      login.email.evaluate((input) =>
        ['focused', 'filled'].filter((state) => input.closest(`.${state}`) !== null),
      );
    await eventually(states).toEqual([]);
    await login.email.focus();
    await eventually(states).toEqual(['focused']);
    await login.email.fill('ada@example.org');
    await login.email.blur();
    await eventually(states).toEqual(['filled']);
    await login.email.fill('');
    await login.email.blur();
    await eventually(states).toEqual([]);
  });

  test('[K-3] a dialog comes in 300 ms, and what lies behind it darkens in 150 ms', async ({ journey }) => {
    const { accessToken } = await createCandidate();
    const page = await journey.openPage({ token: accessToken, reducedMotion: 'no-preference' });
    const release = await holdRequests(page, '**/api/get-auth-user');
    await goTo(page, '/jobs-profile');
    const dialog = page.getByRole('dialog', { name: 'Loading...' });
    await expect(dialog).toBeVisible();
    const durations = (part?: string) =>
      dialog.evaluate((element, pseudo) => {
        const { transitionDuration } = getComputedStyle(element, pseudo);
        return [...new Set(transitionDuration.split(', '))];
      }, part);
    await eventually(() => durations()).toEqual(['0.3s']);
    await eventually(() => durations('::backdrop')).toEqual(['0.15s']);
    release();
    await expect(dialog).toBeHidden();
  });
});
