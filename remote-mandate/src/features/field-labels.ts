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

/** The paths of columns that are not their own. */
const COLUMN_PATHS: Readonly<Partial<Record<TableColumn, string>>> = { principals: 'counterParts', renews: 'renewal' };

/** The key of the heading of a column. */
export const headingKey = (column: TableColumn): string => keyOf(COLUMN_PATHS[column] ?? column, shortKey);

/** The key of what a sale or a letting calls a field: buyer or tenant. */
export const dealKey = (path: string, transaction: TransactionType): string =>
  keyOf(path, transaction === 'RENT' ? rentKey : shortKey);

/** The paths of the columns of a register that are fields of a mandate. */
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

/** The key of the name of a column of a register to take over. */
export const takeoverKey = (field: TakeoverField): string => {
  const path = TAKEOVER_PATHS[field];
  return path === undefined ? `takeover.field.${field}` : labelKey(path);
};

/** The labels of all fields by path, for conflicts. */
export function useLabelsByPath(): Labels {
  const { t } = useTranslation('mandate');
  return useMemo(() => labelsByPath(labels, t), [t]);
}
