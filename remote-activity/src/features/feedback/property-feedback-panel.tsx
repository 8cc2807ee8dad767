import type { ReactNode } from 'react';
import { useCall } from '@pignon/shared/api';
import type { PropertyFeedback } from '@pignon/shared/domain/visit/property-feedback.schema';
import { NEXT_STEPS, PRICE_OPINIONS } from '@pignon/shared/domain/visit/visit.enums';
import { formatEuro, formatNumber, useTranslation } from '@pignon/shared/i18n';
import { Facts, MaskedValue, Panel, StarIcon, type Fact } from '@pignon/shared/ui/core';

const MOST_POINTS = 5;

const pointsOf = (points: PropertyFeedback['positives']): string =>
  points
    .slice(0, MOST_POINTS)
    .map(({ text, count }) => (count > 1 ? `${text} (${count})` : text))
    .join(', ');

function useFacts({ interest, positives, negatives, priceOpinions, priceAmount, next }: PropertyFeedback): Fact[] {
  const { t } = useTranslation('activity');
  const counted = (parts: readonly (readonly [string, number])[]): string =>
    parts.flatMap(([label, count]) => (count > 0 ? [`${label} (${count})`] : [])).join(', ');
  const opinions = counted(PRICE_OPINIONS.map((one) => [t(`feedback.priceOpinion.${one}`), priceOpinions[one]]));
  const steps = counted(NEXT_STEPS.map((one) => [t(`feedback.next.${one}`), next[one]]));
  const rows: readonly (readonly [string, string])[] = [
    ['interest', interest === null ? '' : t('visit.outOfFive', { interest: formatNumber(interest, 1) })],
    ['positives', pointsOf(positives)],
    ['negatives', pointsOf(negatives)],
    ['priceOpinion', opinions],
    ['priceAmount', priceAmount.median === null ? '' : formatEuro(priceAmount.median)],
    ['next', steps],
  ];
  return rows.flatMap(([name, value]) =>
    value === '' ? [] : [{ label: t(`feedback.sum.${name}`), value: <MaskedValue>{value}</MaskedValue> }],
  );
}

function Sum({ feedback }: { feedback: PropertyFeedback }): ReactNode {
  return <Facts facts={useFacts(feedback)} />;
}

/** What visitors said of a property, summed up; nothing while nobody said anything. */
export function PropertyFeedbackPanel({ reference }: { reference: string }): ReactNode {
  const { t } = useTranslation('activity');
  const { data } = useCall('GET property/{reference}/feedback', { params: { reference }, query: {} });
  if (!data || data.told === 0) return null;
  return (
    <Panel title={t('feedback.sum.title')} icon={<StarIcon />} count={data.told}>
      <Sum feedback={data} />
    </Panel>
  );
}
