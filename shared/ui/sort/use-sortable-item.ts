import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';

/** Registers a sortable item: attach `item` to it and `handle` to its grip, with `role` as its role description. */
export function useSortableItem(id: string, role: string) {
  const sortable = useSortable({ id, attributes: { roleDescription: role } });
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = sortable;
  return {
    isDragging,
    item: { ref: setNodeRef, style: { transform: CSS.Translate.toString(transform), transition } },
    handle: { ref: setActivatorNodeRef, ...sortable.attributes, ...listeners },
  };
}
