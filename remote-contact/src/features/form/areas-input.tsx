import { useState, type ReactNode } from 'react';
import type { Criterion } from '@pignon/shared/domain/contact/criterion.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, FilterChip, lazyPart, MapIcon, Skeleton } from '@pignon/shared/ui/core';
import * as search from './search-values';
import styles from './contact-form.module.css';

const AreaBoard = lazyPart(async () => (await import('./area-board')).AreaBoard);
const BOARD_HEIGHT = 400;

interface AreaBoxProps {
  filters: readonly Criterion[];
  onFilters: (filters: Criterion[]) => void;
}

/** A customer's drawn areas, each removable. */
export function AreasInput({ filters, onFilters }: AreaBoxProps): ReactNode {
  const { t } = useTranslation('contact');
  const areas = search.areasAt(filters);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.criterion} role="group" aria-label={t('area.title')}>
      <span className={styles.label} aria-hidden>
        {t('area.title')}
      </span>
      <div className={styles.choices}>
        {areas.map((area, index) => (
          <FilterChip
            key={JSON.stringify(area.coordinates)}
            label={t('area.numbered', { number: index + 1 })}
            onRemove={() =>
              onFilters(
                search.withAreas(
                  filters,
                  areas.filter((each) => each !== area),
                ),
              )
            }
          />
        ))}
        <Button icon={<MapIcon />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'area.close' : 'area.open')}
        </Button>
      </div>
      {isOpen && (
        <AreaBoard
          communes={search.communesAt(filters)}
          areas={areas}
          onAreas={(next) => onFilters(search.withAreas(filters, next))}
          pending={<Skeleton height={BOARD_HEIGHT} />}
        />
      )}
    </div>
  );
}
