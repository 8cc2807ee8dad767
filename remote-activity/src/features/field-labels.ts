import { useMemo } from 'react';
import type { Labels } from '@pignon/shared/domain/audit/history-labels';
import { labelsByPath } from '@pignon/shared/domain/common/fields/field-labels';
import { useTranslation } from '@pignon/shared/i18n';
import labels from '../messages/labels.fr.json';

/** The labels of all fields by path, for conflicts. @param prefix of the paths: `event.` */
export function useLabelsByPath(prefix: 'event.' | 'visit.feedback.'): Labels {
  const { t } = useTranslation('activity');
  return useMemo(() => labelsByPath(labels, t, prefix), [prefix, t]);
}
