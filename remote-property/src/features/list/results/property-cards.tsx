import { useCallback } from 'react';
import type { PropertySummary } from '@pignon/shared/domain/property/property.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { PropertyCard, PropertyCardSkeleton, PropertyGrid } from '@pignon/shared/ui/core';
import { SelectMark, useChooser, useShown, type Chooser } from '@pignon/shared/ui/list';
import { VirtualGrid } from '@pignon/shared/ui/table';
import { selectable } from '../selectable';
import styles from '../list.module.css';
import { useEndlessList } from './use-endless-list';
import type { PropertyListControls } from '../use-property-list';

/** Number of cards above the fold, whose pictures load first. */
const FIRST_CARDS = 8;

interface ChosenCardProps {
  property: PropertySummary;
  index: number;
  chooser: Chooser | null;
  to: string;
  onIntent: (reference: string) => void;
}

/** A card with its checkbox. */
export function SelectableCard({ property, index, chooser, to, onIntent }: ChosenCardProps) {
  return (
    <div className="pg-select-card">
      <PropertyCard
        property={property}
        to={to}
        onIntent={() => onIntent(property.reference)}
        eager={index < FIRST_CARDS}
        corner={
          chooser && (
            <span className="pg-select-corner">
              <SelectMark chooser={chooser} row={selectable(property)} name={property.reference} />
            </span>
          )
        }
      />
    </div>
  );
}

/** Placeholders of loading cards. */
export function CardsSkeleton({ placeholderCount }: { placeholderCount: number }) {
  return (
    <PropertyGrid>
      {Array.from({ length: placeholderCount }, (_, index) => (
        <PropertyCardSkeleton key={index} />
      ))}
    </PropertyGrid>
  );
}

const waiting = <PropertyCardSkeleton />;
const keyOf = (property: PropertySummary) => property.reference;

interface ContinuousCardsProps {
  list: PropertyListControls;
  total: number;
  onIntent: (reference: string) => void;
  linkOf: (property: PropertySummary) => string;
}

/** All results as an endless grid of cards. */
export function ContinuousCards({ list, total, onIntent, linkOf }: ContinuousCardsProps) {
  const { t } = useTranslation('property');
  const chooser = useChooser();
  const { rowAt, known, onRange } = useEndlessList(list, total);
  useShown(chooser, known, selectable);
  const draw = useCallback(
    (property: PropertySummary, index: number) => (
      <SelectableCard property={property} index={index} chooser={chooser} to={linkOf(property)} onIntent={onIntent} />
    ),
    [chooser, linkOf, onIntent],
  );
  return (
    <VirtualGrid
      label={t('list.title')}
      total={total}
      itemAt={rowAt}
      itemKey={keyOf}
      link=".pg-card-title > a"
      draw={draw}
      waiting={waiting}
      beyond={(count) => <p className={styles.beyond}>{t('list.beyond', { count })}</p>}
      onRange={onRange}
      pending={<CardsSkeleton placeholderCount={20} />}
    />
  );
}
