import type { BoardLanguages } from '@waymark/contract/language-paths';
import { defaultBoardSettings } from '@waymark/contract/all-settings';
import { onTestFinished, vi } from 'vitest';
import { board } from '../platform/board/board.ts';

/** A board that speaks these languages, until the test has finished. */
export function speak(own: BoardLanguages['own'], ...others: BoardLanguages['own'][]): void {
  const languages = { own, offered: [own, ...others] };
  const spy = vi.spyOn(board, 'settings', 'get').mockReturnValue({ ...defaultBoardSettings, languages });
  onTestFinished(() => spy.mockRestore());
}
