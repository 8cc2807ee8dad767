import type { Property } from '@pignon/shared/domain/property/property.schema';
import { formatPercent, useTranslation } from '@pignon/shared/i18n';
import { ArrowDownIcon, ArrowUpIcon, DateText, Money, classNames } from '@pignon/shared/ui/core';
import { priceSteps } from './price-changes';
import styles from './price.module.css';

/** Every price the property has had, newest first, with the step from the one before. */
export function PriceHistory({ property }: { property: Property }) {
  const { t } = useTranslation('property');
  const steps = priceSteps(property.financialInfo.priceHistory);
  return (
    <ol className={styles.priceSteps}>
      {steps.map((step) => (
        <li key={`${step.at} ${step.price}`}>
          <DateText iso={step.at} />
          <Money euros={step.price} />
          {step.change === null || step.change === 0 ? (
            <span className={styles.priceStep}>{t(step.change === null ? 'price.first' : 'price.same')}</span>
          ) : (
            <span className={classNames(styles.priceStep, step.change < 0 ? styles.priceDown : styles.priceUp)}>
              {step.change < 0 ? <ArrowDownIcon /> : <ArrowUpIcon />}
              {t(step.change < 0 ? 'price.down' : 'price.up', { percent: formatPercent(Math.abs(step.change)) })}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
