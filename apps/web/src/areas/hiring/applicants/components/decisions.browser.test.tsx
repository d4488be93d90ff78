import type { ApplicantBoard, ApplicantCard } from '@waymark/contract/hiring/applicants';
import { applicationStages } from '@waymark/contract/hiring/choices';
import { paths } from '@waymark/contract/paths';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { api } from '../../../../testing/api.ts';
import { employer } from '../../../../testing/people.ts';
import { renderPart, type RenderedPart } from '../../../../testing/render-part.tsx';
import { DeclineDialog } from '../../rejections/components/decline-form.tsx';
import { filtersOf } from '../filter-rules.ts';
import { Applicants } from './applicants.tsx';
import { createBoardStore } from './use-board.ts';

// All stages are in sight.
beforeEach(() => page.viewport(1440, 900));
afterEach(() => {
  document.documentElement.removeAttribute('dir');
  return page.viewport(1280, 720);
});

const idOf = (number: number) => `018f0000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const jobId = idOf(1);
const adaId = idOf(2);

const stageIds = new Map(applicationStages.map(({ kind }, index) => [kind, idOf(10 + index)]));
const mailedStages = ['seen', 'shortlist', 'interview', 'offer', 'hired', 'declined'] as const;
const nameOf = (kind: string) => applicationStages.find((stage) => stage.kind === kind)?.name ?? '';

function ada(stageId: string): ApplicantCard {
  return {
    id: adaId,
    stageId,
    version: 0,
    firstName: 'Ada',
    lastName: 'Lovelace',
    jobTitle: '',
    location: '',
    appliedAt: '2026-01-05T09:00:00.000Z',
    movedAt: '2026-01-05T09:00:00.000Z',
    rating: null,
    starred: false,
    tags: [],
    notes: 0,
    isKnockout: false,
    scorecards: null,
  };
}

/** A board of one applicant, who stands before the stage. */
function boardBefore(kind: string): ApplicantBoard {
  const at = applicationStages[applicationStages.findIndex((stage) => stage.kind === kind) - 1];
  return {
    job: { id: jobId, title: 'Keeper', language: '', status: 'active' },
    postings: [{ id: jobId, title: 'Keeper', applicants: 1 }],
    isChangeable: true,
    total: 1,
    stages: applicationStages.map((stage) => {
      const id = stageIds.get(stage.kind) ?? '';
      const applicants = stage === at ? [ada(id)] : [];
      return { ...stage, id, meaning: null, applicants, total: applicants.length, next: null };
    }),
    tags: [],
    questions: [],
  };
}

function show(kind: string, query = ''): Promise<RenderedPart> {
  const board = boardBefore(kind);
  api.answer('POST /company/jobs/:jobId/applicants/move/preview', () => ({
    data: { to: 'Ada Lovelace', subject: 'News of Keeper', text: 'Hello Ada' },
  }));
  const [applicant] = board.stages.flatMap(({ applicants }) => applicants);
  api.answer('GET /company/jobs/:jobId/applicants', { data: applicant ? [applicant] : [], next: null });
  api.answer('GET /company/decline-templates', () => ({ data: [] }));
  api.answer('POST /company/jobs/:jobId/applicants/move', () => ({
    data: {
      moved: [
        {
          id: adaId,
          stageId: stageIds.get(kind as (typeof mailedStages)[number]) ?? '',
          version: 1,
          movedAt: '2026-01-05T09:00:00.000Z',
          movedBy: 'Grace',
        },
      ],
      stale: [],
    },
  }));
  const parts = {
    renderTools: () => null,
    renderMessages: () => null,
    renderScorecards: () => null,
    renderBulkTools: () => null,
    renderTeam: () => null,
    renderLetters: (applicationIds: string[], actions: { onQuiet: () => void; onClose: () => void }) => (
      <DeclineDialog open={applicationIds.length > 0} applicationIds={applicationIds} {...actions} />
    ),
  };
  return renderPart(<Applicants board={board} parts={parts} />, {
    at: `${paths.companyManageJob}?job=${jobId}${query}`,
    user: employer(),
  });
}

const moves = () => api.callsOf('POST /company/jobs/:jobId/applicants/move');

/** Once the page knows who is signed in: until then the cards are drawn once more. */
async function focusCard(shown: RenderedPart): Promise<void> {
  const card = shown.getByRole('link', { name: 'Ada Lovelace' });
  await expect.element(card).toBeVisible();
  await expect
    .poll(() => {
      (card.element() as HTMLElement).focus();
      return document.activeElement === card.element();
    })
    .toBe(true);
}

/** Chooses a stage in the box that asks for one. */
async function choose(shown: RenderedPart, kind: string): Promise<void> {
  await shown.getByRole('radio', { name: nameOf(kind) }).click();
  await shown.getByRole('button', { name: 'Move', exact: true }).click();
}

/** All ways in which an applicant is moved to the next stage. */
const doors: Record<string, { query?: string; move: (shown: RenderedPart, kind: string) => Promise<void> }> =
  {
    'the arrow keys': {
      async move(shown) {
        await focusCard(shown);
        await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
      },
    },
    'the arrow keys, from right to left': {
      async move(shown) {
        document.documentElement.dir = 'rtl';
        await focusCard(shown);
        await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
      },
    },
    'the key of the menu': {
      async move(shown, kind) {
        await focusCard(shown);
        await userEvent.keyboard('m');
        await choose(shown, kind);
      },
    },
    'the button of the card': {
      async move(shown, kind) {
        await shown.getByRole('article').hover();
        await shown.getByRole('button', { name: 'Move Ada Lovelace' }).click();
        await choose(shown, kind);
      },
    },
    'a drag': {
      async move(shown, kind) {
        await focusCard(shown);
        const card = shown.getByRole('article').element();
        // Its head is in sight however high the column is.
        const column = shown.getByRole('heading', { name: nameOf(kind), exact: true }).element();
        column.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'nearest' });
        const middle = (element: Element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return { clientX: x + width / 2, clientY: y + height / 2 };
        };
        const pointer = { bubbles: true, isPrimary: true, pointerId: 1, pointerType: 'mouse', button: 0 };
        card.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, ...middle(card) }));
        for (const name of ['pointermove', 'pointermove', 'pointerup'])
          column.dispatchEvent(new PointerEvent(name, { ...pointer, ...middle(column) }));
      },
    },
    'the list, several at once': {
      query: '&view=list',
      async move(shown, kind) {
        await shown.getByRole('checkbox', { name: 'Select Ada Lovelace' }).click();
        await shown.getByRole('button', { name: 'Move to …' }).click();
        await choose(shown, kind);
      },
    },
  };

for (const kind of mailedStages) {
  for (const [name, door] of Object.entries(doors)) {
    test(`[L-50] a move to ${nameOf(kind)} by ${name} shows the mail, and cancelling moves nobody`, async () => {
      const shown = await show(kind, door.query);
      await expect.element(shown.getByText('Ada Lovelace').first()).toBeVisible();
      await door.move(shown, kind);
      const dialog = shown.getByRole('dialog', { name: kind === 'declined' ? /^Decline/ : /^Move Ada/ });
      await expect
        .element(dialog.getByText(kind === 'declined' ? 'Standard letter' : /Hello Ada/))
        .toBeInTheDocument();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect.element(dialog).not.toBeInTheDocument();
      expect(moves()).toEqual([]);
    });
  }
}

for (const kind of ['seen', 'shortlist', 'interview', 'offer', 'hired'] as const) {
  test(`[L-50] ${nameOf(kind)} is mailed once its mail was shown, or not at all`, async () => {
    for (const [label, quiet, told] of [
      ['Move and mail', false, '\\. Mailed in 25 seconds'],
      ['Without a mail', true, ''],
    ] as const) {
      const shown = await show(kind);
      await doors['the arrow keys']?.move(shown, kind);
      await shown.getByRole('button', { name: label }).click();
      await expect.poll(() => moves().at(-1)?.body).toMatchObject({ quiet });
      const undo = page.getByText(new RegExp(`Ada Lovelace: ${nameOf(kind)}${told}`));
      await expect.element(undo.first()).toBeInTheDocument();
      await shown.unmount();
    }
  });
}

test('[L-34] the choice of a stage closes where Tab leaves it, and moves nobody', async () => {
  const shown = await show('offer');
  await focusCard(shown);
  await userEvent.keyboard('m');
  const choice = shown.getByRole('dialog', { name: 'Move Ada Lovelace to' });
  await expect.element(choice).toBeVisible();
  const isWithin = () => choice.elements().some((box) => box.contains(document.activeElement));
  await expect.poll(isWithin).toBe(true);
  // The chosen stage and the buttons after it are its stops.
  for (let stop = 0; stop < 5 && isWithin(); stop += 1) await userEvent.keyboard('{Tab}');
  await expect.element(choice).not.toBeInTheDocument();
  expect(moves()).toEqual([]);
});

test('[L-34] choosing applicants in the list is read aloud', async () => {
  const shown = await show('offer', '&view=list');
  const heard = () => document.getElementById('messages')?.textContent;
  await shown.getByRole('checkbox', { name: 'Select Ada Lovelace' }).click();
  await expect.poll(heard).toContain('1 selected.');
  await shown.getByRole('checkbox', { name: '1 selected' }).click();
  await expect.poll(heard).toContain('0 selected.');
});

test('[L-50] a rejection goes without its letter only where that is chosen', async () => {
  const shown = await show('declined');
  await doors['the arrow keys']?.move(shown, 'declined');
  await shown.getByRole('button', { name: 'Without a letter' }).click();
  await expect.poll(() => moves().map(({ body }) => body)).toMatchObject([{ quiet: true }]);
});

for (const isQuiet of [false, true]) {
  test(`[L-50] opening a new applicant ${isQuiet ? 'quietly mails nobody' : 'says whom it mails, and is undone'}`, async () => {
    const board = boardBefore('seen');
    const store = createBoardStore(board, filtersOf(new URLSearchParams()));
    store.getState().setQuiet(isQuiet);
    const seen = stageIds.get('seen') ?? '';
    const state = { id: adaId, stageId: seen, version: 1, movedAt: board.job.id, movedBy: null };
    api.answer('POST /company/applicants/:applicationId/seen', { data: { ...state, isMailed: !isQuiet } });
    api.answer('POST /company/jobs/:jobId/applicants/move', { data: { moved: [], stale: [] } });
    await store.getState().see(adaId);
    expect(api.callsOf('POST /company/applicants/:applicationId/seen').map(({ body }) => body)).toEqual([
      { quiet: isQuiet },
    ]);
    if (isQuiet) return;
    const undo = page.getByRole('button', { name: 'Undo' }).last();
    await expect
      .element(page.getByText(/Ada Lovelace: Seen\. Mailed in 25 seconds/).first())
      .toBeInTheDocument();
    await undo.click();
    await expect
      .poll(() => moves().map(({ body }) => body))
      .toMatchObject([{ stageId: stageIds.get('new'), quiet: true }]);
  });
}
