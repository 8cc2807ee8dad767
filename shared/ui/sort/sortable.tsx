import { useMemo, type ReactNode } from 'react';
import {
  closestCenter,
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type Modifier,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { MOUSE, TOUCH } from './activation';
import { PatientKeyboardSensor } from './keyboard-sensor';

/** Announcements for screen readers during a drag. */
export interface SortWords {
  how: string;
  start: (positionOf: number) => string;
  over: (positionOf: number) => string;
  end: (positionOf: number) => string;
  cancel: string;
}

interface SortableProps {
  ids: readonly string[];
  onOrder: (ids: readonly string[]) => void;
  words: SortWords;
  /** Vertical list; horizontal when absent. */
  lines?: boolean;
  children: ReactNode;
}

const verticalOnly: Modifier = ({ transform }) => ({ ...transform, x: 0 });
const LIST_LAYOUT = { strategy: verticalListSortingStrategy, modifiers: [verticalOnly] };
const GRID_LAYOUT = { strategy: rectSortingStrategy, modifiers: [] };

function useAnnouncements(ids: readonly string[], words: SortWords): Announcements {
  return useMemo(() => {
    const positionOf = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1;
    return {
      onDragStart: ({ active }) => words.start(positionOf(active.id)),
      onDragOver: ({ over }) => (over ? words.over(positionOf(over.id)) : undefined),
      onDragEnd: ({ over }) => (over ? words.end(positionOf(over.id)) : words.cancel),
      onDragCancel: () => words.cancel,
    };
  }, [ids, words]);
}

/** Makes its items sortable: by mouse, long touch, or Space and arrow keys. */
export function Sortable({ ids, onOrder, words, lines = false, children }: SortableProps) {
  const announcements = useAnnouncements(ids, words);
  const { strategy, modifiers } = lines ? LIST_LAYOUT : GRID_LAYOUT;
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: MOUSE }),
    useSensor(TouchSensor, { activationConstraint: TOUCH }),
    useSensor(PatientKeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  return (
    <DndContext
      sensors={sensors}
      modifiers={modifiers}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.how } }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id)
          onOrder(arrayMove([...ids], ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
      }}
    >
      <SortableContext items={[...ids]} strategy={strategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
