import { ChevronLeftIcon, ChevronRightIcon } from '../../icons';
import { formatNumber, useTranslation } from '@pignon/shared/i18n';
import type { ListWalk } from '@pignon/shared/router';
import { IconButton } from '../../basic/button';
import './walk-buttons.css';

export type WalkButtonsProps = {
  walk: ListWalk;
  /** Prefetches the record that a click would open. */
  onIntent: (id: string) => void;
};

/** Buttons for previous and next of the list, with the position. */
export function WalkButtons({ walk, onIntent }: WalkButtonsProps) {
  const { t } = useTranslation('common');
  const { previous, next } = walk;
  const position = t('walk.position', { position: formatNumber(walk.position), total: formatNumber(walk.total) });
  return (
    <nav className="pg-walk" aria-label={t('walk.label')}>
      <IconButton
        label={t('walk.previous')}
        icon={<ChevronLeftIcon />}
        disabled={previous === null}
        onMouseEnter={() => previous !== null && onIntent(previous)}
        onClick={() => walk.go(previous)}
      />
      <span className="pg-tabular">{position}</span>
      <IconButton
        label={t('walk.next')}
        icon={<ChevronRightIcon />}
        disabled={next === null}
        onMouseEnter={() => next !== null && onIntent(next)}
        onClick={() => walk.go(next)}
      />
    </nav>
  );
}
