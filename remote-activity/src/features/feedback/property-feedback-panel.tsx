import type { ReactNode } from 'react';
import { useCall } from '@pignon/shared/api';
import type { PropertyFeedback } from '@pignon/shared/domain/visit/property-feedback.schema';
import { NEXT_STEPS, PRICE_OPINIONS } from '@pignon/shared/domain/visit/visit.enums';
import { formatNumber, useTranslation } from '@pignon/shared/i18n';
import { Facts, MaskedValue, Panel, StarIcon, usePriceText, type Fact } from '@pignon/shared/ui/core';

const MAX_POINTS = 5;

const pointsOf = (points: PropertyFeedback['positives']): string =>
  points
    .slice(0, MAX_POINTS)
    .map(({ text, count }) => (count > 1 ? `${text} (${count})` : text))
    .join(', ');

interface SumProps {
  feedback: PropertyFeedback;
  reference: string;
}

function useFacts({ feedback, reference }: SumProps): Fact[] {
  const { t } = useTranslation('activity');
  const { interest, positives, negatives, priceOpinions, priceAmount, next } = feedback;
  const priceTextOf = usePriceText(reference);
  const counted = (parts: readonly (readonly [string, number])[]): string =>
    parts.flatMap(([label, count]) => (count > 0 ? [`${label} (${count})`] : [])).join(', ');
  const opinions = counted(PRICE_OPINIONS.map((one) => [t(`priceOpinion.${one}`), priceOpinions[one]]));
  const steps = counted(NEXT_STEPS.map((one) => [t(`nextStep.${one}`), next[one]]));
  const rows: readonly (readonly [string, string])[] = [
    ['feedback.sum.interest', interest === null ? '' : t('visit.outOfFive', { interest: formatNumber(interest, 1) })],
    ['field.visit.feedback.positives', pointsOf(positives)],
    ['field.visit.feedback.negatives', pointsOf(negatives)],
    ['feedback.sum.priceOpinion', opinions],
    ['feedback.sum.priceAmount', priceAmount.median === null ? '' : priceTextOf(priceAmount.median)],
    ['feedback.sum.next', steps],
  ];
  return rows.flatMap(([key, value]) =>
    value === '' ? [] : [{ label: t(key), value: <MaskedValue>{value}</MaskedValue> }],
  );
}

function Sum(props: SumProps): ReactNode {
  return <Facts facts={useFacts(props)} />;
}

/** Summary of the feedback on a property; hidden without any. */
export function PropertyFeedbackPanel({ reference }: { reference: string }): ReactNode {
  const { t } = useTranslation('activity');
  const { data } = useCall('GET property/{reference}/feedback', { params: { reference }, query: {} });
  if (!data || data.told === 0) return null;
  return (
    <Panel title={t('feedback.sum.title')} icon={<StarIcon />} count={data.told}>
      <Sum feedback={data} reference={reference} />
    </Panel>
  );
}
