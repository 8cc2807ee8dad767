import type { Property } from '@pignon/shared/domain/property/property.schema';
import { formatPercent, useTranslation } from '@pignon/shared/i18n';
import { ArrowDownIcon, ArrowUpIcon, DateText, Money } from '@pignon/shared/ui/core';
import { priceSteps } from './price-changes';

/** Every price the property has had, newest first, with the step from the one before. */
export function PriceHistory({ property }: { property: Property }) {
  const { t } = useTranslation('property');
  const steps = priceSteps(property.financialInfo.priceHistory);
  return (
    <ol className="pp-price-steps">
      {steps.map((step) => (
        <li key={`${step.at} ${step.price}`}>
          <DateText iso={step.at} />
          <Money euros={step.price} />
          {step.change === null || step.change === 0 ? (
            <span className="pp-price-step">{t(step.change === null ? 'price.first' : 'price.same')}</span>
          ) : (
            <span className={`pp-price-step pp-price-${step.change < 0 ? 'down' : 'up'}`}>
              {step.change < 0 ? <ArrowDownIcon /> : <ArrowUpIcon />}
              {t(step.change < 0 ? 'price.down' : 'price.up', { percent: formatPercent(Math.abs(step.change)) })}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
