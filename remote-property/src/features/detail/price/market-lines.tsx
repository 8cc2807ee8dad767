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
  const ownPrice = squareMetrePrice(property);
  const deviation = awayFromMedian(ownPrice, likes.median);
  if (ownPrice === null || deviation === null) return null;
  const perArea = (price: number) =>
    t('price.perArea', { price: formatEuro(property.transactionType === 'RENT' ? price : Math.round(price)) });
  const side = deviation === 0 ? 'at' : deviation < 0 ? 'below' : 'above';
  return (
    <p className={styles.priceNote}>
      {t(`market.${side}`, {
        own: perArea(ownPrice),
        percent: formatPercent(Math.abs(deviation)),
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
  const totalPriceChange = totalChange(property.financialInfo.priceHistory);
  return (
    <>
      {time && <Time time={time} />}
      {totalPriceChange !== null && totalPriceChange !== 0 && (
        <p className={styles.priceNote}>
          {t(totalPriceChange < 0 ? 'market.wholeDown' : 'market.wholeUp', {
            percent: formatPercent(Math.abs(totalPriceChange)),
          })}
        </p>
      )}
      {likes && <Likes property={property} likes={likes} />}
    </>
  );
}
