import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef, useState } from 'react';

/** Lets cards be dropped on a stage, and tells while one is held above it. */
export function useColumnDrop(stageId: string) {
  const element = useRef<HTMLElement>(null);
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    if (!element.current) return undefined;
    return dropTargetForElements({
      element: element.current,
      getData: () => ({ stageId }),
      canDrop: ({ source }) => typeof source.data['cardId'] === 'string',
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: () => setOver(false),
    });
  }, [stageId]);

  return { element, isOver };
}
