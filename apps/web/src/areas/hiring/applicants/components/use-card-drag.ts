import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef, useState } from 'react';

/** Lets a card be taken by pointer. */
export function useCardDrag(cardId: string, isChangeable: boolean) {
  const element = useRef<HTMLElement>(null);
  const [isDragged, setDragged] = useState(false);

  useEffect(() => {
    if (!element.current || !isChangeable) return undefined;
    return draggable({
      element: element.current,
      getInitialData: () => ({ cardId }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [cardId, isChangeable]);

  return { element, isDragged };
}
