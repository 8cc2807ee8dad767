import { isoOf, type DateTime } from '@pignon/shared/domain/common/date-time';
import type { TransactionType } from '@pignon/shared/domain/property/property.enums';
import {
  formatArea,
  formatDate,
  formatDateTime,
  formatEuro,
  formatLongDate,
  formatPrice,
  formatPricePerArea,
  formatRelative,
} from '@pignon/shared/i18n';

const DASH = <span className="pg-nothing">—</span>;

/** Euros, figures aligned; a dash when unknown. */
export function Money({ euros }: { euros: number | null | undefined }) {
  return euros == null ? DASH : <span className="pg-tabular">{formatEuro(euros)}</span>;
}

/** The price of a sale or the rent of a letting, figures aligned; a dash when unknown. */
export function Price({
  euros,
  transaction,
}: {
  euros: number | null | undefined;
  transaction: TransactionType | null;
}) {
  return euros == null ? DASH : <span className="pg-tabular">{formatPrice(euros, transaction)}</span>;
}

/** Square metres, figures aligned; a dash when unknown. */
export function Area({ m2 }: { m2: number | null | undefined }) {
  return m2 == null ? DASH : <span className="pg-tabular">{formatArea(m2)}</span>;
}

/** Euros per square metre; a dash unless both are known. */
export function PricePerArea({ euros, m2 }: { euros: number | null | undefined; m2: number | null | undefined }) {
  return euros == null || !m2 ? DASH : <span className="pg-tabular">{formatPricePerArea(euros, m2)}</span>;
}

/** A moment: `day` 21/11/2026, `time` with the hour, `long` in words, `relative` il y a 3 jours (the rest on hover). */
export function DateText({
  iso,
  as = 'day',
}: {
  iso: DateTime | null | undefined;
  as?: 'day' | 'time' | 'long' | 'relative';
}) {
  if (!iso) return DASH;
  const formatValue = { day: formatDate, time: formatDateTime, long: formatLongDate, relative: formatRelative }[as];
  return (
    <time
      className="pg-tabular"
      dateTime={typeof iso === 'string' ? iso : isoOf(iso)}
      title={as === 'relative' ? formatDateTime(iso) : undefined}
    >
      {formatValue(iso)}
    </time>
  );
}
