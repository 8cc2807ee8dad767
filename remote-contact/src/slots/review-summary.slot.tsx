import type { ReactNode } from 'react';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { useToReview } from '../data/review.queries';

/** Number of contacts inactive for three years without a decision. */
export function Slot(): ReactNode {
  const { t } = useTranslation('contact');
  const { data } = useToReview({ pageSize: 1 });
  if (!data) return <span hidden aria-busy />;
  const count = data.page.totalElements;
  return count > 0 && <Link to={paths.reviewContacts}>{t('summary.toReview', { count })}</Link>;
}
