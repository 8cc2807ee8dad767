import { useMemo } from 'react';
import type { Labels } from '@pignon/shared/domain/audit/history-labels';
import { labelKey, labelsByPath, rentKey, shortKey } from '@pignon/shared/domain/common/fields/field-labels';
import type { TableColumn } from '@pignon/shared/domain/mandate/list/mandate-columns';
import type { TakeoverField } from '@pignon/shared/domain/mandate/takeover/takeover-fields';
import type { TransactionType } from '@pignon/shared/domain/property/property.enums';
import { useTranslation } from '@pignon/shared/i18n';
import labels from '../messages/labels.fr.json';

const keyOf = (path: string, key: (path: string) => string): string =>
  key(path) in labels ? key(path) : labelKey(path);

/** Field paths of columns whose name is not a path. */
const COLUMN_PATHS: Readonly<Partial<Record<TableColumn, string>>> = { principals: 'counterParts', renews: 'renewal' };

/** Message key of a column's heading. */
export const headingKey = (column: TableColumn): string => keyOf(COLUMN_PATHS[column] ?? column, shortKey);

/** Message key of a field of a sale or a letting: buyer or tenant. */
export const dealKey = (path: string, transaction: TransactionType): string =>
  keyOf(path, transaction === 'RENT' ? rentKey : shortKey);

/** Field paths of a taken-over register's columns that are fields of a mandate. */
const TAKEOVER_PATHS: Readonly<Partial<Record<TakeoverField, string>>> = {
  registerDate: 'registerDate',
  mandateType: 'type',
  startDate: 'startDate',
  endDate: 'endDate',
  durationMonths: 'durationMonths',
  feeType: 'feeType',
  commissionRate: 'commissionRate',
  commissionAmount: 'commissionAmount',
  status: 'status',
  endReason: 'termination.reason',
};

/** Message key of a column's name in a register to take over. */
export const takeoverKey = (field: TakeoverField): string => {
  const path = TAKEOVER_PATHS[field];
  return path === undefined ? `takeover.field.${field}` : labelKey(path);
};

/** The labels of all fields by path, for conflicts. */
export function useLabelsByPath(): Labels {
  const { t } = useTranslation('mandate');
  return useMemo(() => labelsByPath(labels, t), [t]);
}
