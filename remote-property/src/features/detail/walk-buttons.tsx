import { formatNumber, useTranslation } from '@pignon/shared/i18n';
import { ChevronLeftIcon, ChevronRightIcon, IconButton } from '@pignon/shared/ui/core';
import type { Walk } from './use-neighbours';
import styles from './detail.module.css';

/** Previous and next of the list, with where one stands in it. */
export function WalkButtons({ walk }: { walk: Walk }) {
  const { t } = useTranslation('property');
  const position = t('walk.position', { position: formatNumber(walk.position), total: formatNumber(walk.total) });
  return (
    <nav className={styles.walk} aria-label={t('walk.label')}>
      <IconButton
        label={t('walk.previous')}
        icon={<ChevronLeftIcon />}
        disabled={walk.previous === null}
        onMouseEnter={() => walk.prefetch(walk.previous)}
        onClick={() => walk.go(walk.previous)}
      />
      <span className="pg-tabular">{position}</span>
      <IconButton
        label={t('walk.next')}
        icon={<ChevronRightIcon />}
        disabled={walk.next === null}
        onMouseEnter={() => walk.prefetch(walk.next)}
        onClick={() => walk.go(walk.next)}
      />
    </nav>
  );
}
