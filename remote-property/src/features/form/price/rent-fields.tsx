import type { ReactNode } from 'react';
import { dayOf } from '@pignon/shared/domain/common/day';
import type { Location } from '@pignon/shared/domain/common/geo/location.schema';
import { toCents, toEuros } from '@pignon/shared/domain/common/money';
import { DWELLINGS, PROPERTY_GROUPS } from '@pignon/shared/domain/property/property-groups';
import {
  CHARGE_MODES,
  RENTAL_FEE_MODES,
  type LeaseType,
  type PropertyType,
} from '@pignon/shared/domain/property/property.enums';
import type { PropertyFields } from '@pignon/shared/domain/property/property.schema';
import { depositLimit, tenantFeeCap } from '@pignon/shared/domain/property/zones/rental-caps';
import { roomFigures } from '@pignon/shared/domain/property/rooms';
import { tenseZoneOf, zoneListOf } from '@pignon/shared/domain/property/zones/tense-zone';
import { formatDate, formatEuro, useTranslation } from '@pignon/shared/i18n';
import { Button } from '@pignon/shared/ui/core';
import {
  ComputedValue,
  GroupSwitchField,
  NumberField,
  SelectField,
  SwitchField,
  useFormValue,
  useSetFormValue,
} from '@pignon/shared/ui/form';
import { useFieldLabels } from '../../field-labels';
import { LeaseFields } from './lease-fields';
import { useLaw } from '../law/law-context';
import { NO_RENT_CONTROL } from '../property-values';
import { clearUnreadable } from '../clear-unreadable';
import styles from '../form.module.css';

/** Legal maxima for the typed property, and their zone. */
function useCaps() {
  const { agency } = useLaw();
  const type = useFormValue('propertyType') as PropertyType;
  const location = useFormValue('location') as Location | null;
  const rooms = (useFormValue('rooms') ?? []) as PropertyFields['rooms'];
  const propertyMetadata = useFormValue('propertyMetadata') as PropertyFields['propertyMetadata'] | undefined;
  if (!agency || !propertyMetadata || !DWELLINGS.includes(type)) return null;
  const { homeSize } = roomFigures(clearUnreadable({ rooms, propertyMetadata }));
  const insee = location?.insee ?? null;
  const day = dayOf();
  const zone = tenseZoneOf(insee, agency.tenseZones, day);
  const caps = homeSize === null ? null : tenantFeeCap(zone, homeSize, day);
  return { zone, caps, list: zoneListOf(insee, agency.tenseZones, day) };
}

/** A legal maximum, with a button that applies it. */
function Cap({ text, take }: { text: string; take: () => void }): ReactNode {
  const { t } = useTranslation('property');
  return (
    <span className={styles.cap}>
      {text}
      <Button type="link" size="small" onClick={take} aria-label={t('form.takeCap', { cap: text })}>
        {t('form.take')}
      </Button>
    </span>
  );
}

/** Rent of business premises, possibly with VAT; housing has none. */
function RentExcludingVat(): ReactNode {
  const { t } = useTranslation('property');
  const { field } = useFieldLabels();
  const type = useFormValue('propertyType') as PropertyType;
  if (!PROPERTY_GROUPS.COMMERCIAL(type)) return null;
  return <NumberField {...field('rentalInfo.rentExcludingVat')} unit={t('form.perMonth')} />;
}

function Deposit(): ReactNode {
  const { t } = useTranslation('property');
  const { field } = useFieldLabels();
  const setField = useSetFormValue();
  const rent = useFormValue('rentalInfo.rent');
  const furnished = useFormValue('rentalInfo.furnished') === true;
  const leaseType = useFormValue('rentalInfo.leaseType') as LeaseType | undefined;
  const limit = typeof rent === 'number' ? depositLimit(rent, furnished, leaseType) : null;
  const cap = leaseType === 'MOBILITY' ? 'form.depositNone' : furnished ? 'form.depositCap2' : 'form.depositCap1';
  const text = limit === null ? '' : t(cap, { cap: formatEuro(limit) });
  return (
    <NumberField
      {...field('rentalInfo.deposit')}
      unit="€"
      hint={limit !== null && <Cap text={text} take={() => setField('rentalInfo.deposit', limit)} />}
    />
  );
}

function TenantFees(): ReactNode {
  const { t } = useTranslation('property');
  const { heading, field } = useFieldLabels();
  const setField = useSetFormValue();
  const found = useCaps();
  const caps = found?.caps ?? null;
  const typed = useFormValue('rentalInfo.inventoryFee');
  const inventory = caps && typeof typed === 'number' ? Math.min(typed, caps.inventory) : 0;
  const max = caps ? toEuros(toCents(caps.letting) + toCents(inventory)) : 0;
  const ofInventory = t(inventory > 0 ? 'form.feeCap.withInventory' : 'form.feeCap.withoutInventory', {
    fee: formatEuro(inventory),
  });
  const hint = (path: string, cap: number, text: string) => <Cap text={text} take={() => setField(path, cap)} />;
  const zoneText = found ? t(`form.feeCap.${found.zone}`, { cap: formatEuro(max), ofInventory }) : '';
  const list = found && t(found.list.isOwn ? 'form.zoneList.agency' : `form.zoneList.${found.zone}`);
  const since = found?.list.since ? t('form.zoneList.since', { date: formatDate(found.list.since) }) : '';
  return (
    <>
      <NumberField
        {...field('rentalInfo.tenantFee')}
        unit="€"
        hint={
          caps && found ? (
            <>
              {hint('rentalInfo.tenantFee', max, zoneText)} {list} {since}
            </>
          ) : (
            t('form.tenantFeeHint')
          )
        }
      />
      <NumberField
        name="rentalInfo.inventoryFee"
        label={heading('rentalInfo.inventoryFee')}
        unit="€"
        hint={
          caps &&
          hint('rentalInfo.inventoryFee', caps.inventory, t('form.inventoryCap', { cap: formatEuro(caps.inventory) }))
        }
      />
    </>
  );
}

function LandlordFees(): ReactNode {
  const { t } = useTranslation('property');
  const { heading, field } = useFieldLabels();
  return (
    <>
      <NumberField {...field('rentalInfo.landlordFee')} unit="€" hint={t('form.landlordFeeHint')} />
      <NumberField name="rentalInfo.landlordInventoryFee" label={heading('rentalInfo.landlordInventoryFee')} unit="€" />
    </>
  );
}

function RentControl(): ReactNode {
  const { t } = useTranslation('property');
  const { field } = useFieldLabels();
  const isControlled = useFormValue('rentalInfo.rentControl') != null;
  return (
    <>
      <GroupSwitchField
        {...field('rentalInfo.rentControl')}
        hint={t('form.rentControlHint')}
        empty={NO_RENT_CONTROL}
        wide
      />
      {isControlled && (
        <>
          <NumberField {...field('rentalInfo.rentControl.referenceRent')} unit="€" required />
          <NumberField {...field('rentalInfo.rentControl.referenceRentIncreased')} unit="€" required />
          <NumberField {...field('rentalInfo.rentControl.baseRent')} unit="€" required />
          <NumberField {...field('rentalInfo.rentControl.complement')} unit="€" />
        </>
      )}
    </>
  );
}

/** How charges are settled, with a warning where a flat sum is not allowed (loi 89-462, art. 25-10, 8-1 and 25-18). */
function ChargeMode(): ReactNode {
  const { t } = useTranslation('property');
  const { field } = useFieldLabels();
  const type = useFormValue('propertyType') as PropertyType;
  const leaseType = useFormValue('rentalInfo.leaseType') as LeaseType | undefined;
  const mayBeFlat = useFormValue('rentalInfo.furnished') === true || leaseType === 'SHARED';
  const hint = leaseType === 'MOBILITY' ? 'form.chargesFlatOnly' : mayBeFlat ? null : 'form.chargesNotFlat';
  return (
    <SelectField
      {...field('rentalInfo.chargeMode')}
      options={CHARGE_MODES.map((value) => ({ value, label: t(`chargeMode.${value}`) }))}
      hint={hint && DWELLINGS.includes(type) ? t(hint) : undefined}
    />
  );
}

/** Monthly and one-time amounts paid by a tenant. */
export function RentFields(): ReactNode {
  const { t } = useTranslation('property');
  const { label, field } = useFieldLabels();
  return (
    <>
      <NumberField
        {...field('financialInfo.monthlyExpenses')}
        unit={t('form.perMonth')}
        hint={t('form.chargesHint')}
        required
      />
      <ChargeMode />
      <ComputedValue
        label={label('price', true)}
        from={['rentalInfo.rent', 'financialInfo.monthlyExpenses']}
        compute={(rent, charges) =>
          typeof rent === 'number'
            ? formatEuro(toEuros(toCents(rent) + toCents(typeof charges === 'number' ? charges : 0)))
            : null
        }
      />
      <RentExcludingVat />
      <SwitchField {...field('rentalInfo.furnished')} />
      <LeaseFields />
      <Deposit />
      <SelectField
        {...field('rentalInfo.rentalFeeMode')}
        options={RENTAL_FEE_MODES.map((value) => ({ value, label: t(`rentalFeeMode.${value}`) }))}
        required
      />
      <TenantFees />
      <LandlordFees />
      <RentControl />
    </>
  );
}
