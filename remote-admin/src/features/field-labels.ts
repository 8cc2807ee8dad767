import { useMemo } from 'react';
import type { Labels } from '@pignon/shared/domain/audit/history-labels';
import { labelsByPath } from '@pignon/shared/domain/common/fields/field-labels';
import { useTranslation } from '@pignon/shared/i18n';
import labels from '../messages/labels.fr.json';

/** The labels of all fields by path, for conflicts. @param prefix of the paths: `agency.` */
export function useLabelsByPath(prefix: 'agency.' | 'agency.mail.' | 'portal.' | 'user.'): Labels {
  const { t } = useTranslation('admin');
  return useMemo(() => labelsByPath(labels, t, prefix), [prefix, t]);
}
