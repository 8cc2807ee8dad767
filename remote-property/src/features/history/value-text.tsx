import type { ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import {
  formatArea,
  formatDate,
  formatDateTime,
  formatEuro,
  formatNumber,
  formatPercent,
  i18n,
  useTranslation,
} from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { MaskedValue } from '@pignon/shared/ui/core';
import { isPrivatePath } from './private-paths';
import styles from './history.module.css';

const DECIMALS = 2;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T/;

/** The words of a choice: its last name in the path tells which. */
const WORDS: Readonly<Record<string, (value: string) => string>> = {
  transactionType: (value) => `transactionType.${value}`,
  propertyStatus: (value) => `propertyStatus.${value}`,
  propertyType: (value) => `propertyType.${value}`,
  features: (value) => `feature.${value}`,
  feeType: (value) => `feeType.${value}`,
  heating: (value) => `heating.${value}`,
  chargeMode: (value) => `property:history.chargeMode.${value}`,
  rentalFeeMode: (value) => `property:rent.feeMode.${value}`,
  precision: (value) => `property:history.precision.${value}`,
  contactTypes: (value) => `contactType.${value}`,
  type: (value) => `roomType.${value}`,
};

const EUROS =
  /^(financialInfo\.(priceNoFees|monthlyExpenses|propertyTax)|coOwnership\.yearlyCharges|rentalInfo\.(rent|deposit|tenantFee|inventoryFee|rentControl\..+)|energyEfficiency\.cost(Min|Max)|.*\.price)$/;
const AREA = /[sS]ize$/;
/** Written without groups: 2024, not 2 024. */
const PLAIN = /(yearBuilt|floor)$/;

function numberText(path: string, value: number): string {
  if (EUROS.test(path)) return formatEuro(value);
  if (AREA.test(path)) return formatArea(value);
  if (path.endsWith('commissionRate')) return formatPercent(value);
  return PLAIN.test(path) ? String(value) : formatNumber(value, DECIMALS);
}

function wordText(path: string, value: string): string {
  const key = WORDS[path.split('.').at(-1) ?? '']?.(value);
  if (key !== undefined && i18n.exists(key)) return i18n.t(key);
  if (DAY.test(value)) return formatDate(value);
  return MOMENT.test(value) ? formatDateTime(value) : value;
}

interface ValueProps {
  path: string;
  value: unknown;
}

/** What one item of a list says, its parts side by side: "Chambre · 12 m²". */
function ItemText({ path, value }: ValueProps): ReactNode {
  const { t } = useTranslation('property');
  if (typeof value !== 'object' || value === null) return <PlainText path={path} value={value} />;
  const parts = Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    if (part === null || part === '' || part === true) return [];
    if (part === false) return key === 'validRoom' ? [t('rooms.annex')] : [];
    if (typeof part === 'number') return [numberText(`${path}.${key}`, part)];
    return typeof part === 'string'
      ? [wordText(key === 'type' && path !== 'rooms' ? `${path}.kind` : `${path}.${key}`, part)]
      : [];
  });
  return parts.join(' · ');
}

function Contacts({ value }: { value: object }) {
  const { t } = useTranslation('property');
  return (
    <ul>
      {Object.entries(value).map(([id, types]: [string, unknown]) => (
        <li key={id}>
          <Link to={`/contact/${id}`}>{t('contacts.unnamed', { id })}</Link>{' '}
          {(Array.isArray(types) ? types : []).map((type: unknown) => i18n.t(`contactType.${String(type)}`)).join(', ')}
        </li>
      ))}
    </ul>
  );
}

function PlainText({ path, value }: ValueProps): ReactNode {
  const { t } = useTranslation('property');
  const { nameOf } = useColleagues();
  if (value === null || value === undefined || value === '')
    return <em className={styles.none}>{t('history.none')}</em>;
  if (typeof value === 'boolean') return t(value ? 'answer.yes' : 'answer.no');
  if (typeof value === 'number') return numberText(path, value);
  if (typeof value === 'string') return path === 'negotiator' ? nameOf(value) : wordText(path, value);
  if (path === 'contactTypes') return <Contacts value={value} />;
  const items = Array.isArray(value) ? (value as unknown[]) : [value];
  if (items.length === 0 || Object.keys(value).length === 0)
    return <em className={styles.none}>{t('history.none')}</em>;
  if (items.every((item) => typeof item === 'string')) return items.map((item) => wordText(path, item)).join(', ');
  return (
    <ul>
      {items.map((item, index) => (
        <li key={index}>
          <ItemText path={path} value={item} />
        </li>
      ))}
    </ul>
  );
}

/** A value of a property as a person reads it; what no customer may see is masked. */
export function ValueText({ path, value }: ValueProps): ReactNode {
  const plain = <PlainText path={path} value={value} />;
  const isEmpty = value === null || value === undefined || value === '';
  return isPrivatePath(path) && !isEmpty ? <MaskedValue like="••••••••">{plain}</MaskedValue> : plain;
}
