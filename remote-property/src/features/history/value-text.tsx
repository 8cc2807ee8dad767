import { PROPERTY_FIELDS } from '@pignon/shared/domain/property/property-catalogue';
import { privatePaths } from '@pignon/shared/domain/common/fields/field-catalogue';
import type { ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import { useTranslation } from '@pignon/shared/i18n';
import { MaskedValue, RecordLink } from '@pignon/shared/ui/core';
import { fieldText, isPerson, rankOf } from '../field-text';
import styles from './history.module.css';

/** Paths whose history is private: people, exact address, net price, agency fees. */
const PRIVATE_PATHS = [...privatePaths(PROPERTY_FIELDS, 'VALUE'), ...privatePaths(PROPERTY_FIELDS, 'PAST')];

const isIn = (path: string, place: string): boolean => path === place || path.startsWith(`${place}.`);

/** True for a private path, one inside it, and one that contains it. */
const isPrivatePath = (path: string): boolean => PRIVATE_PATHS.some((place) => isIn(path, place) || isIn(place, path));

interface ValueProps {
  path: string;
  value: unknown;
}

/** Parts of a list item side by side: "Chambre · 12 m²". */
function ItemText({ path, value }: ValueProps): ReactNode {
  const { t } = useTranslation('property');
  const { nameOf } = useColleagues();
  if (typeof value !== 'object' || value === null) return <PlainText path={path} value={value} />;
  const parts = Object.entries(value).map(([key, part]: [string, unknown]) => ({ at: `${path}.${key}`, key, part }));
  const lines = parts
    .sort((a, b) => rankOf(a.at) - rankOf(b.at))
    .flatMap(({ at, key, part }) => {
      if (part === null || part === '' || part === true) return [];
      if (part === false) return key === 'validRoom' ? [t('rooms.annex')] : [];
      if (typeof part === 'string' && isPerson(at)) return [nameOf(part)];
      return typeof part === 'number' || typeof part === 'string' ? [fieldText(at, part)] : [];
    });
  return lines.join(' · ');
}

function Contacts({ value }: { value: object }) {
  const { t } = useTranslation('property');
  return (
    <ul>
      {Object.entries(value).map(([id, types]: [string, unknown]) => (
        <li key={id}>
          <RecordLink record={{ kind: 'contact', id }} fallback={t('contacts.unnamed')} />{' '}
          {(Array.isArray(types) ? types : [])
            .map((type: unknown) => fieldText(`contactTypes.${id}`, String(type)))
            .join(', ')}
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
  if (typeof value === 'string' && isPerson(path)) return nameOf(value);
  if (typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string')
    return fieldText(path, value);
  if (path === 'contactTypes') return <Contacts value={value} />;
  const items = Array.isArray(value) ? (value as unknown[]) : [value];
  if (items.length === 0 || Object.keys(value).length === 0)
    return <em className={styles.none}>{t('history.none')}</em>;
  if (items.every((item) => typeof item === 'string')) return items.map((item) => fieldText(path, item)).join(', ');
  return (
    <ul>
      {items.map((item, index) => (
        <li key={index}>
          <ItemText path={Array.isArray(value) ? `${path}.${index}` : path} value={item} />
        </li>
      ))}
    </ul>
  );
}

/** Formatted value of a property's field; masked when no customer may see it. */
export function ValueText({ path, value }: ValueProps): ReactNode {
  const plain = <PlainText path={path} value={value} />;
  const isEmpty = value === null || value === undefined || value === '';
  return isPrivatePath(path) && !isEmpty ? <MaskedValue like="••••••••">{plain}</MaskedValue> : plain;
}
