import type { ReactNode } from 'react';
import {
  DndContext,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
  type Announcements,
} from '@dnd-kit/core';
import { CSS } from '@dnd-kit/utilities';
import { MOUSE, TOUCH } from './activation';

interface CardColumnsProps {
  /** Called when a card is dropped on a column that accepts it. */
  onMove: (card: string, column: string) => void;
  children: ReactNode;
}

const noAnnouncement = () => undefined;
/** Cards are dragged by pointers only; screen readers announce each card's menu instead. */
const NO_ANNOUNCEMENTS: Announcements = {
  onDragStart: noAnnouncement,
  onDragOver: noAnnouncement,
  onDragEnd: noAnnouncement,
  onDragCancel: noAnnouncement,
};

/** Drags cards between columns, by mouse or long touch. For the keyboard each card needs a menu. */
export function CardColumns({ onMove, children }: CardColumnsProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: MOUSE }),
    useSensor(TouchSensor, { activationConstraint: TOUCH }),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements: NO_ANNOUNCEMENTS, screenReaderInstructions: { draggable: '' } }}
      onDragEnd={({ active, over }) => {
        if (over) onMove(String(active.id), String(over.id));
      }}
    >
      {children}
    </DndContext>
  );
}

/**
 * Registers a drop column of `CardColumns`: attach `ref`. `accepts` decides by the card's `from` whether it accepts it.
 */
export function useCardColumn(id: string, accepts: (from: string) => boolean) {
  const { active, isOver, setNodeRef } = useDroppable({ id });
  const from: unknown = active?.data.current?.['from'];
  const isAccepted = typeof from === 'string' && accepts(from);
  return { ref: setNodeRef, isOffered: isAccepted, isOver: isOver && isAccepted };
}

/** Registers a card in column `from`: attach `card` to it. */
export function useColumnCard(id: string, from: string, disabled: boolean) {
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({ id, data: { from }, disabled });
  return {
    isDragging,
    card: { ref: setNodeRef, style: { transform: CSS.Translate.toString(transform) }, ...listeners },
  };
}
