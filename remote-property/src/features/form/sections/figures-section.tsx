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
import { useFieldLabels } from '../../field-labels';
import { OTHER_FIGURES, type RenderedKind } from '../../figures';
import { LawNotes } from '../law/law-notes';
import { newRoom } from '../property-values';
import { OutdoorFigures } from './outdoor-figures';
import { anchorOf } from './sections';
import { clearUnreadable } from '../clear-unreadable';
import styles from '../form.module.css';

const MAX_ROOMS = 200;

/** How a number is typed, by the kind of its field. */
const INPUTS: Readonly<Record<RenderedKind, { unit?: string; plain?: true }>> = {
  AREA: { unit: 'm²' },
  NUMBER: {},
  PLAIN: { plain: true },
};

type Figures = PropertyFields['propertyMetadata'];

/** Sums over the rooms, where no total is given. */
function useCounted() {
  const rooms = clearUnreadable(useFormValue('rooms') ?? []) as PropertyFields['rooms'];
  const noFigures = { homeSize: null, roomCount: null, bedroomCount: null } as Figures;
  return roomFigures({ rooms, propertyMetadata: noFigures });
}

function Rooms(): ReactNode {
  const { t } = useTranslation('property');
  const { label, heading, numbered } = useFieldLabels();
  const { rooms, bedrooms, homeSize } = useCounted();
  const types = ROOM_TYPES.map((value) => ({ value, label: t(`roomType.${value}`) }));
  return (
    <div className={`${styles.rooms} pg-form-wide`} role="group" aria-label={label('rooms')}>
      <header>
        <h3>{label('rooms')}</h3>
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
        lineLabel={(number) => numbered('rooms.*', number)}
      >
        {(path) => (
          <>
            <SelectField name={`${path}.type`} label={heading('rooms.*.type')} options={types} />
            <NumberField name={`${path}.size`} label={heading('rooms.*.size')} unit="m²" />
            <NumberField name={`${path}.fullSize`} label={heading('rooms.*.fullSize')} unit="m²" />
            <NumberField name={`${path}.floor`} label={heading('rooms.*.floor')} signed />
            <SwitchField name={`${path}.validRoom`} label={heading('rooms.*.validRoom')} />
            <TextField name={`${path}.note`} label={heading('rooms.*.note')} maxLength={300} />
          </>
        )}
      </RepeatedFields>
    </div>
  );
}

/** Areas, floors and rooms that apply to the type of property. */
export function FiguresSection(): ReactNode {
  const { t } = useTranslation('property');
  const { field } = useFieldLabels();
  const type = (useFormValue('propertyType') ?? 'HOUSE') as PropertyType;
  const counted = useCounted();
  const hasRooms = hasRoomList(type);
  const sum = (figure: number | null, text: string) =>
    hasRooms && figure !== null ? t('form.fromRooms', { sum: text }) : undefined;
  const applies = (figure: keyof Figures) => hasFigure(type, figure);
  return (
    <FormSection title={t('form.section.figures')} anchor={anchorOf('figures')}>
      <TextField {...field('propertyMetadata.subtype')} placeholder={t('form.subtypeHint')} nullable maxLength={100} />
      {applies('homeSize') && (
        <NumberField
          {...field('propertyMetadata.homeSize')}
          unit="m²"
          hint={sum(counted.homeSize, formatArea(counted.homeSize ?? 0))}
        />
      )}
      {applies('landSize') && <NumberField {...field('propertyMetadata.landSize')} unit="m²" />}
      {applies('roomCount') && (
        <NumberField
          {...field('propertyMetadata.roomCount')}
          hint={sum(counted.rooms, formatNumber(counted.rooms ?? 0))}
        />
      )}
      {applies('bedroomCount') && (
        <NumberField
          {...field('propertyMetadata.bedroomCount')}
          hint={sum(counted.bedrooms, formatNumber(counted.bedrooms ?? 0))}
        />
      )}
      {applies('carrezSize') && <NumberField {...field('propertyMetadata.carrezSize')} unit="m²" />}
      {applies('floor') && <NumberField {...field('propertyMetadata.floor')} signed hint={t('form.groundHint')} />}
      {applies('floors') && <NumberField {...field('propertyMetadata.floors')} />}
      {applies('yearBuilt') && <NumberField {...field('propertyMetadata.yearBuilt')} plain />}
      {applies('dwellingCount') && (
        <NumberField {...field('propertyMetadata.dwellingCount')} hint={t('form.dwellingCountHint')} />
      )}
      {applies('heating') && (
        <SelectField
          {...field('propertyMetadata.heating')}
          options={HEATING_KINDS.map((value) => ({ value, label: t(`heating.${value}`) }))}
          noneLabel={t('form.unknown')}
          nullable
        />
      )}
      <OutdoorFigures type={type} />
      {OTHER_FIGURES.map(
        ({ name, path, kind }) => applies(name) && <NumberField key={path} {...field(path)} {...INPUTS[kind]} />,
      )}
      {hasRooms && <Rooms />}
      <LawNotes section="figures" />
    </FormSection>
  );
}
