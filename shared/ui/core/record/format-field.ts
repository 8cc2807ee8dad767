import type { Field, FieldKind } from '@pignon/shared/domain/common/fields/field-catalogue';
import { formatArea, formatDate, formatDateTime, formatEuro, formatNumber, formatPercent } from '@pignon/shared/i18n';

const DECIMALS = 2;
/** Decimal places of degrees: a resolution of about 0.1 m. */
const DEGREE_DECIMALS = 6;

const NUMBERS: Partial<Record<FieldKind, (value: number) => string>> = {
  AREA: formatArea,
  COORDINATE: (degrees) => formatNumber(degrees, DEGREE_DECIMALS),
  EUROS: formatEuro,
  PERCENT: formatPercent,
  PLAIN: String,
};

/** Formats a number or a text by the kind of its field, with its unit; the code of a choice stays unchanged. */
export function formatField({ kind, unit }: Pick<Field, 'kind' | 'unit'>, value: number | string): string {
  if (typeof value === 'number') {
    const write = NUMBERS[kind];
    if (write) return write(value);
    const number = formatNumber(value, DECIMALS);
    return unit === undefined ? number : `${number}\u00a0${unit}`;
  }
  if (kind === 'DAY') return formatDate(value);
  return kind === 'MOMENT' ? formatDateTime(value) : value;
}
