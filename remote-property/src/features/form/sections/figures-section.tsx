import type { ReactNode } from 'react';
import { hasFigure, hasRoomList } from '@pignon/shared/domain/property/applicable';
import { HEATING_KINDS, ROOM_TYPES, type PropertyType } from '@pignon/shared/domain/property/property.enums';
import type { PropertyFields } from '@pignon/shared/domain/property/property.schema';
import { roomFigures } from '@pignon/shared/domain/property/rooms';
import { formatArea, formatNumber, useTranslation } from '@pignon/shared/i18n';
import {
  FormSection,
  NumberField,
  RepeatedFields,
  SelectField,
  SwitchField,
  TextField,
  useFormValue,
} from '@pignon/shared/ui/form';
import { LawNotes } from '../law/law-notes';
import { newRoom } from '../property-values';
import { OutdoorFigures } from './outdoor-figures';
import { anchorOf } from './sections';
import { readable } from '../readable';
import styles from '../form.module.css';

const MAX_ROOMS = 200;

type Figures = PropertyFields['propertyMetadata'];

/** Sums over the rooms, where no total is given. */
function useCounted() {
  const rooms = readable(useFormValue('rooms') ?? []) as PropertyFields['rooms'];
  const nothing = { homeSize: null, roomCount: null, bedroomCount: null } as Figures;
  return roomFigures({ rooms, propertyMetadata: nothing });
}

function Rooms(): ReactNode {
  const { t } = useTranslation('property');
  const { rooms, bedrooms, homeSize } = useCounted();
  const types = ROOM_TYPES.map((value) => ({ value, label: t(`roomType.${value}`) }));
  return (
    <div className={`${styles.rooms} pg-form-wide`} role="group" aria-label={t('section.rooms')}>
      <header>
        <h3>{t('section.rooms')}</h3>
        <p className="pg-tabular" role="status">
          {t('form.roomsTotal', {
            area: formatArea(homeSize ?? 0),
            rooms: formatNumber(rooms ?? 0),
            bedrooms: formatNumber(bedrooms ?? 0),
          })}
        </p>
      </header>
      <RepeatedFields
        name="rooms"
        empty={newRoom('BEDROOM')}
        most={MAX_ROOMS}
        movable
        addLabel={t('form.addRoom')}
        lineLabel={(number) => t('form.room', { number })}
      >
        {(path) => (
          <>
            <SelectField name={`${path}.type`} label={t('rooms.room')} options={types} />
            <NumberField name={`${path}.size`} label={t('rooms.size')} unit="m²" />
            <NumberField name={`${path}.fullSize`} label={t('rooms.fullSize')} unit="m²" />
            <NumberField name={`${path}.floor`} label={t('figure.floor')} signed />
            <SwitchField name={`${path}.validRoom`} label={t('form.counted')} />
            <TextField name={`${path}.note`} label={t('form.note')} maxLength={300} />
          </>
        )}
      </RepeatedFields>
    </div>
  );
}

/** Areas, floors and rooms that apply to the type of property. */
export function FiguresSection(): ReactNode {
  const { t } = useTranslation('property');
  const type = (useFormValue('propertyType') ?? 'HOUSE') as PropertyType;
  const counted = useCounted();
  const listed = hasRoomList(type);
  const sum = (figure: number | null, text: string) =>
    listed && figure !== null ? t('form.fromRooms', { sum: text }) : undefined;
  const has = (figure: keyof Figures) => hasFigure(type, figure);
  return (
    <FormSection title={t('form.section.figures')} anchor={anchorOf('figures')}>
      <TextField
        name="propertyMetadata.subtype"
        label={t('form.subtype')}
        placeholder={t('form.subtypeHint')}
        nullable
        maxLength={100}
      />
      {has('homeSize') && (
        <NumberField
          name="propertyMetadata.homeSize"
          label={t('figure.homeSize')}
          unit="m²"
          hint={sum(counted.homeSize, formatArea(counted.homeSize ?? 0))}
        />
      )}
      {has('landSize') && <NumberField name="propertyMetadata.landSize" label={t('figure.landSize')} unit="m²" />}
      {has('roomCount') && (
        <NumberField
          name="propertyMetadata.roomCount"
          label={t('form.roomCount')}
          hint={sum(counted.rooms, formatNumber(counted.rooms ?? 0))}
        />
      )}
      {has('bedroomCount') && (
        <NumberField
          name="propertyMetadata.bedroomCount"
          label={t('form.bedroomCount')}
          hint={sum(counted.bedrooms, formatNumber(counted.bedrooms ?? 0))}
        />
      )}
      {has('carrezSize') && <NumberField name="propertyMetadata.carrezSize" label={t('figure.carrezSize')} unit="m²" />}
      {has('floor') && (
        <NumberField name="propertyMetadata.floor" label={t('figure.floor')} signed hint={t('form.groundHint')} />
      )}
      {has('floors') && <NumberField name="propertyMetadata.floors" label={t('form.floors')} />}
      {has('yearBuilt') && <NumberField name="propertyMetadata.yearBuilt" label={t('form.yearBuilt')} plain />}
      {has('dwellingCount') && (
        <NumberField
          name="propertyMetadata.dwellingCount"
          label={t('figure.dwellingCount')}
          hint={t('form.dwellingCountHint')}
        />
      )}
      {has('heating') && (
        <SelectField
          name="propertyMetadata.heating"
          label={t('figure.heating')}
          options={HEATING_KINDS.map((value) => ({ value, label: t(`heating.${value}`) }))}
          noneLabel={t('form.unknown')}
          nullable
        />
      )}
      <OutdoorFigures type={type} />
      {listed && <Rooms />}
      <LawNotes section="figures" />
    </FormSection>
  );
}
