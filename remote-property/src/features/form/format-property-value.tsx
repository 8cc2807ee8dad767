import type { ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import type { PropertyFields } from '@pignon/shared/domain/property/property.schema';
import { formatArea, formatEuro, useTranslation } from '@pignon/shared/i18n';
import { useFieldLabels } from '../field-labels';
import { fieldText, isPerson } from '../field-text';
import { ContactNames } from './contacts/contacts-box';

function Person({ loginEmail }: { loginEmail: string }): ReactNode {
  const { nameOf } = useColleagues();
  return nameOf(loginEmail);
}

function Rooms({ rooms }: { rooms: PropertyFields['rooms'] }): ReactNode {
  const { t } = useTranslation('property');
  return rooms.map(({ type, size, note }, index) => (
    <div key={index}>
      {[t(`roomType.${type}`), size !== null && formatArea(size), note].filter(Boolean).join(' · ')}
    </div>
  ));
}

function CoOwnership({ value }: { value: NonNullable<PropertyFields['coOwnership']> }): ReactNode {
  const { t } = useTranslation('property');
  const { label } = useFieldLabels();
  const { lots, yearlyCharges } = value;
  const parts = [
    t('answer.yes'),
    lots !== null && `${label('coOwnership.lots')}\u00a0: ${lots}`,
    yearlyCharges !== null && `${label('coOwnership.yearlyCharges')}\u00a0: ${formatEuro(yearlyCharges)}`,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Renders one side of a conflict where its type alone is not enough. */
export function formatPropertyValue(path: string, value: unknown): ReactNode {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'string' && isPerson(path)) return <Person loginEmail={value} />;
  if (typeof value === 'number' || typeof value === 'string') return fieldText(path, value);
  if (path === 'rooms') return <Rooms rooms={value as PropertyFields['rooms']} />;
  if (path === 'contactTypes') return <ContactNames value={value as PropertyFields['contactTypes']} />;
  if (path === 'features' || path.startsWith('contactTypes.'))
    return (value as string[]).map((one) => fieldText(path, one)).join(', ');
  if (path === 'coOwnership') return <CoOwnership value={value as NonNullable<PropertyFields['coOwnership']>} />;
  return path === 'location' ? (value as PropertyFields['location']).label : undefined;
}
