import { awayFromMedian } from '@pignon/shared/domain/property/market/market';
import type { Market } from '@pignon/shared/domain/property/market/market.schema';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { formatDate, formatEuro, formatPercent, useTranslation } from '@pignon/shared/i18n';
import { totalChange } from '@pignon/shared/domain/property/price/price-changes';
import { squareMetrePrice } from './sale-terms';
import styles from './price.module.css';

function Time({ time }: { time: NonNullable<Market['time']> }) {
  const { t } = useTranslation('property');
  const { days, until, start, since } = time;
  if (days === null) return null;
  const from = t(`market.from.${start}`, { day: formatDate(since) });
  return (
    <p className={styles.days}>
      <strong className="pg-tabular">{t('market.days', { count: days })}</strong>{' '}
      <span>{until === null ? from : t('market.until', { from, day: formatDate(until) })}</span>
    </p>
  );
}

/** "2 177 €/m² : 8,4 % au-dessous de la médiane à Bayonne (2 376 €/m², 12 biens)". */
function Likes({ property, likes }: { property: Property; likes: NonNullable<Market['likes']> }) {
  const { t } = useTranslation('property');
  const own = squareMetrePrice(property);
  const away = awayFromMedian(own, likes.median);
  if (own === null || away === null) return null;
  const perArea = (price: number) =>
    t('price.perArea', { price: formatEuro(property.transactionType === 'RENT' ? price : Math.round(price)) });
  const side = away === 0 ? 'at' : away < 0 ? 'below' : 'above';
  return (
    <p className={styles.priceNote}>
      {t(`market.${side}`, {
        own: perArea(own),
        percent: formatPercent(Math.abs(away)),
        city: property.location.city,
        median: perArea(likes.median),
        count: likes.count,
      })}
    </p>
  );
}

/** Time on the market, price change since, and price per m² compared with similar properties. */
export function MarketLines({ property, market: { time, likes } }: { property: Property; market: Market }) {
  const { t } = useTranslation('property');
  const whole = totalChange(property.financialInfo.priceHistory);
  return (
    <>
      {time && <Time time={time} />}
      {whole !== null && whole !== 0 && (
        <p className={styles.priceNote}>
          {t(whole < 0 ? 'market.wholeDown' : 'market.wholeUp', { percent: formatPercent(Math.abs(whole)) })}
        </p>
      )}
      {likes && <Likes property={property} likes={likes} />}
    </>
  );
}
