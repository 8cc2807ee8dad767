import { useCall } from '@pignon/shared/api';
import { isoOf } from '@pignon/shared/domain/common/date-time';
import { dayOf } from '@pignon/shared/domain/common/day';
import type { Market } from '@pignon/shared/domain/property/market/market.schema';
import type { TransactionType } from '@pignon/shared/domain/property/property.enums';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { formatPercent, formatPrice, useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import { ArrowDownIcon, ArrowUpIcon, DateText, Panel, PanelNote, Price, classNames } from '@pignon/shared/ui/core';
import { useFieldLabels } from '../../field-labels';
import { MarketLines } from './market-lines';
import { priceSteps, totalChange, type PriceStep } from '@pignon/shared/domain/property/price/price-changes';
import { CURVE, priceCurve } from './price-curve';
import styles from './price.module.css';

/** Fetches a property's time on market and the prices of similar ones. */
const usePropertyMarket = (reference: string) => useCall('GET property/{reference}/market', { params: { reference } });

type PriceList = Property['financialInfo']['priceHistory'];

/** Last day of the present price; null when the property left the market on an unknown day. */
function endOf(market: Market | undefined): string | null {
  const time = market?.time;
  if (time?.until) return time.until;
  return time && time.days === null ? null : dayOf();
}

interface CurveProps {
  history: PriceList;
  transaction: TransactionType | null;
  end: string;
}

function Curve({ history, transaction, end }: CurveProps) {
  const { t } = useTranslation('property');
  const path = priceCurve(history, end);
  const totalPriceChange = totalChange(history);
  if (path === null || totalPriceChange === null) return null;
  const prices = history.map(({ price }) => price);
  const label = t('market.curve', {
    least: formatPrice(Math.min(...prices), transaction),
    most: formatPrice(Math.max(...prices), transaction),
  });
  return (
    <svg
      className={classNames(styles.curve, totalPriceChange > 0 && styles.curveUp)}
      viewBox={`0 0 ${CURVE.width} ${CURVE.height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path className={styles.curveFill} d={`${path}V${CURVE.height}H0Z`} />
      <path className={styles.curveLine} d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

function Change({ change }: Pick<PriceStep, 'change'>) {
  const { t } = useTranslation('property');
  if (change === null) return <span className={styles.priceStep}>{t('price.first')}</span>;
  return (
    <span className={classNames(styles.priceStep, change < 0 ? styles.priceDown : styles.priceUp)}>
      {change < 0 ? <ArrowDownIcon /> : <ArrowUpIcon />}
      {t(change < 0 ? 'price.down' : 'price.up', { percent: formatPercent(Math.abs(change)) })}
    </span>
  );
}

/** Price history, newest first: change from the previous price, and duration. */
function Steps({ steps, transaction }: { steps: readonly PriceStep[]; transaction: TransactionType | null }) {
  const { t } = useTranslation('property');
  return (
    <ol className={styles.priceSteps}>
      {steps.map(({ at, price, change, days }) => (
        <li key={`${isoOf(at)} ${price}`}>
          <DateText iso={at} />
          <Price euros={price} transaction={transaction} />
          <Change change={change} />
          {days !== null && <span className={styles.priceDays}>{t('market.daysAt', { count: days })}</span>}
        </li>
      ))}
    </ol>
  );
}

function ForColleagues({ property }: { property: Property }) {
  const { t } = useTranslation('property');
  const { label } = useFieldLabels();
  const { data: market } = usePropertyMarket(property.reference);
  const { transactionType, financialInfo } = property;
  const { priceHistory } = financialInfo;
  const end = endOf(market);
  return (
    <Panel title={label('financialInfo.priceHistory')}>
      {market && <MarketLines property={property} market={market} />}
      {priceHistory.length === 0 ? (
        <PanelNote>{t('market.noPrice')}</PanelNote>
      ) : (
        <>
          {end !== null && <Curve history={priceHistory} transaction={transactionType} end={end} />}
          <Steps steps={priceSteps(priceHistory, end)} transaction={transactionType} />
        </>
      )}
    </Panel>
  );
}

/** Time on market, price changes and prices of similar properties. Hidden from customers. */
export function PriceTimeline({ property }: { property: Property }) {
  return usePrivacy() ? null : <ForColleagues property={property} />;
}
