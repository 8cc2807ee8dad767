import { useMemo, type ReactNode } from 'react';
import { ArrowDownIcon, ArrowUpIcon, classNames, GripVerticalIcon, IconButton } from '@pignon/shared/ui/core';
import { useListWords } from '../list/messages';
import { swapWithNeighbour } from './swap-neighbour';
import { Sortable, type SortWords } from './sortable';
import { useSortableItem } from './use-sortable-item';
import './sort.css';

interface Line {
  id: string;
  name: string;
  content: ReactNode;
}

interface SortableLinesProps {
  lines: readonly Line[];
  onOrder: (ids: readonly string[]) => void;
}

type LineProps = Line & { ids: readonly string[]; onOrder: SortableLinesProps['onOrder'] };

function StepButtons({ id, name, ids, onOrder }: Omit<LineProps, 'content'>) {
  const t = useListWords();
  const lineIndex = ids.indexOf(id);
  return (
    <span className="pg-sort-steps">
      <IconButton
        size="small"
        label={t('sort.up', { name })}
        icon={<ArrowUpIcon />}
        disabled={lineIndex === 0}
        onClick={() => onOrder(swapWithNeighbour(ids, id, -1))}
      />
      <IconButton
        size="small"
        label={t('sort.down', { name })}
        icon={<ArrowDownIcon />}
        disabled={lineIndex === ids.length - 1}
        onClick={() => onOrder(swapWithNeighbour(ids, id, 1))}
      />
    </span>
  );
}

function DraggableLine({ content, ...line }: LineProps) {
  const t = useListWords();
  const { id, name } = line;
  const { item, handle, isDragging } = useSortableItem(id, t('sort.role'));
  return (
    <li {...item} className={classNames('pg-sort-line', isDragging && 'pg-sort-carried')}>
      <button type="button" {...handle} className="pg-sort-handle" aria-label={t('sort.carry', { name })}>
        <GripVerticalIcon />
      </button>
      {content}
      <StepButtons {...line} />
    </li>
  );
}

/** Lines sortable by handles or by buttons. */
export function SortableLines({ lines, onOrder }: SortableLinesProps) {
  const t = useListWords();
  const ids = lines.map(({ id }) => id);
  const count = lines.length;
  const announcements = useMemo(
    (): SortWords => ({
      how: t('sort.how'),
      start: (place) => t('sort.start', { place, count }),
      over: (place) => t('sort.over', { place, count }),
      end: (place) => t('sort.end', { place, count }),
      cancel: t('sort.cancel'),
    }),
    [t, count],
  );
  return (
    <Sortable ids={ids} words={announcements} onOrder={onOrder} lines>
      <ul className="pg-sort-lines">
        {lines.map((line) => (
          <DraggableLine key={line.id} {...line} ids={ids} onOrder={onOrder} />
        ))}
      </ul>
    </Sortable>
  );
}
