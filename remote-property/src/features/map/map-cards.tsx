import { useEffect, useRef } from 'react';
import type { CallReply } from '@pignon/shared/api';
import { useTranslation } from '@pignon/shared/i18n';
import type { PropertySummary } from '@pignon/shared/domain/property/property.schema';
import { Button, CartToggle, classNames, ScreenEmpty, ScreenError } from '@pignon/shared/ui/core';
import { PropertySummaryRow, PropertySummaryRowSkeleton } from '../compact/property-summary-row';
import styles from './map.module.css';

interface Cards {
  data: CallReply<'POST property/find'> | undefined;
  error: unknown;
  isPlaceholderData: boolean;
  refetch: () => Promise<unknown>;
}

interface MapCardsProps {
  page: Cards;
  /** Reference of the property whose marker is hovered. */
  pointed: string | null;
  onPoint: (property: PropertySummary | null) => void;
  more: (() => void) | undefined;
  /** Shows all results, anywhere. */
  onSeeAll: (() => void) | undefined;
}

function PointedCard({
  property,
  isPointed,
  onPoint,
}: { property: PropertySummary; isPointed: boolean } & Pick<MapCardsProps, 'onPoint'>) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isPointed) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isPointed]);
  return (
    <li
      ref={item}
      className={classNames(styles.card, isPointed && styles.cardPointed)}
      onMouseEnter={() => onPoint(property)}
      onMouseLeave={() => onPoint(null)}
      onFocus={() => onPoint(property)}
      onBlur={() => onPoint(null)}
    >
      <PropertySummaryRow property={property} trailing={<CartToggle kind="property" id={property.reference} />} />
    </li>
  );
}

/** The properties of the frame, in the order of the list. */
export function MapCards({
  page: { data, error, isPlaceholderData, refetch },
  pointed,
  onPoint,
  more,
  onSeeAll,
}: MapCardsProps) {
  const { t } = useTranslation('property');
  if (!data) {
    if (error) return <ScreenError error={error} onRetry={() => void refetch()} />;
    return (
      <ul className={styles.cards} aria-busy>
        {[0, 1, 2, 3, 4, 5].map((place) => (
          <li key={place} className={styles.card}>
            <PropertySummaryRowSkeleton />
          </li>
        ))}
      </ul>
    );
  }
  const { content, page } = data;
  if (content.length === 0) {
    const seeAll = onSeeAll && <Button onClick={onSeeAll}>{t('map.seeAll')}</Button>;
    return (
      <ScreenEmpty title={t('map.empty')} action={seeAll}>
        {t('map.emptyHint')}
      </ScreenEmpty>
    );
  }
  const remaining = page.totalElements - content.length;
  return (
    <>
      <ul
        className={classNames(styles.cards, isPlaceholderData && styles.cardsStale)}
        aria-busy={isPlaceholderData || undefined}
      >
        {content.map((property) => (
          <PointedCard
            key={property.reference}
            property={property}
            isPointed={pointed === property.reference}
            onPoint={onPoint}
          />
        ))}
      </ul>
      {remaining > 0 && (
        <p className={styles.more}>
          {more ? (
            <Button onClick={more}>{t('map.more', { count: remaining })}</Button>
          ) : (
            t('map.tooMany', { count: remaining })
          )}
        </p>
      )}
    </>
  );
}
