import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';

/** Ties one item to what sorts it: `item` goes on the item, `handle` on what it is carried by, which is called `role`. */
export function useSortableItem(id: string, role: string) {
  const sortable = useSortable({ id, attributes: { roleDescription: role } });
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = sortable;
  return {
    isDragging,
    item: { ref: setNodeRef, style: { transform: CSS.Translate.toString(transform), transition } },
    handle: { ref: setActivatorNodeRef, ...sortable.attributes, ...listeners },
  };
}
