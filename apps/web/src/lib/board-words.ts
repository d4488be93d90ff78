import { createContext, use } from 'react';
import { standardWords } from '@waymark/contract/board-words';

/** The board's categories, fields and reasons, and how it writes days. The document gives them to all that it draws. */
export const BoardWordsContext = createContext(standardWords);

export const useBoardWords = () => use(BoardWordsContext);
