import { useMemo, type ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { Sortable, type SortWords } from '@pignon/shared/ui/sort';

interface SortableGridProps {
  ids: readonly string[];
  onOrder: (ids: readonly string[]) => void;
  children: ReactNode;
}

/** Sorts photographs. */
export function SortableGrid({ ids, ...props }: SortableGridProps) {
  const { t } = useTranslation('property');
  const count = ids.length;
  const words = useMemo(
    (): SortWords => ({
      how: t('photos.drag.how'),
      start: (place) => t('photos.drag.start', { place, count }),
      over: (place) => t('photos.drag.over', { place, count }),
      end: (place) => t('photos.drag.end', { place, count }),
      cancel: t('photos.drag.cancel'),
    }),
    [t, count],
  );
  return <Sortable ids={ids} words={words} {...props} />;
}
