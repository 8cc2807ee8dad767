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
  start: (place: number) => string;
  over: (place: number) => string;
  end: (place: number) => string;
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

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });
const LINES = { strategy: verticalListSortingStrategy, modifiers: [upAndDown] };
const GRID = { strategy: rectSortingStrategy, modifiers: [] };

function useAnnouncements(ids: readonly string[], words: SortWords): Announcements {
  return useMemo(() => {
    const place = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1;
    return {
      onDragStart: ({ active }) => words.start(place(active.id)),
      onDragOver: ({ over }) => (over ? words.over(place(over.id)) : undefined),
      onDragEnd: ({ over }) => (over ? words.end(place(over.id)) : words.cancel),
      onDragCancel: () => words.cancel,
    };
  }, [ids, words]);
}

/** Makes its items sortable: by mouse, long touch, or Space and arrow keys. */
export function Sortable({ ids, onOrder, words, lines = false, children }: SortableProps) {
  const announcements = useAnnouncements(ids, words);
  const { strategy, modifiers } = lines ? LINES : GRID;
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
