import { formatDate, formatDateTime, formatNumber, formatPhone, useTranslation } from '@pignon/shared/i18n';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DATE_TIME_PATTERN = /^\d{4}-\d{2}-\d{2}T/;
const PHONE = /^\+\d{6,15}$/;
const DECIMALS = 2;

function textOf(value: string): string {
  if (DAY.test(value)) return formatDate(value);
  if (DATE_TIME_PATTERN.test(value)) return formatDateTime(value);
  return PHONE.test(value) ? formatPhone(value) : value;
}

/** Joins the texts and numbers of a list item. */
function lineOf(item: unknown): string {
  const parts = typeof item === 'object' && item !== null ? Object.values(item) : [item];
  return parts
    .flatMap((part) =>
      typeof part === 'string' ? textOf(part) : typeof part === 'number' ? formatNumber(part, DECIMALS) : [],
    )
    .filter((part) => part !== '')
    .join(' · ');
}

/** Formats a value of a record by its kind only. */
export function FormattedValue({ value }: { value: unknown }) {
  const { t } = useTranslation('form');
  if (value === null || value === undefined || value === '') return <em>{t('form:empty')}</em>;
  if (typeof value === 'boolean') return t(value ? 'form:yes' : 'form:no');
  if (typeof value === 'number') return formatNumber(value, DECIMALS);
  if (typeof value === 'string') return textOf(value);
  const items = Object.values(value);
  if (items.length === 0) return <em>{t('form:empty')}</em>;
  if (items.every((item) => typeof item === 'string')) return items.map(textOf).join(', ');
  if (!Array.isArray(value)) return t('form:lines', { count: items.length });
  return (
    <ul className="pg-form-shown">
      {items.map((item, index) => (
        <li key={index}>{lineOf(item)}</li>
      ))}
    </ul>
  );
}
