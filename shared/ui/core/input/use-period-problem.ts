import { isReversed } from '@pignon/shared/domain/common/period';
import { useTranslation } from '@pignon/shared/i18n';

/** First and last day of a filter; null without a bound. */
export interface Period {
  from: string | null;
  to: string | null;
}

/** Returns why a period is refused: its end precedes its start. */
export function usePeriodProblem(period: Period): string | undefined {
  const { t } = useTranslation('common');
  return isReversed(period) ? t('day.reversed') : undefined;
}
