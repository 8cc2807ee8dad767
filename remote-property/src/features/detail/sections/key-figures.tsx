import type { ReactNode } from 'react';
import type { LabelledPath } from '@pignon/shared/domain/property/property-labels';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { roomFigures } from '@pignon/shared/domain/property/rooms';
import { formatArea, formatNumber, useTranslation } from '@pignon/shared/i18n';
import {
  BedDoubleIcon,
  CalendarDaysIcon,
  CompassIcon,
  DoorOpenIcon,
  FlameIcon,
  LayersIcon,
  RulerIcon,
  TreesIcon,
} from '@pignon/shared/ui/core';
import { useFieldLabels } from '../../field-labels';
import { numberOf, OTHER_FIGURES, type RenderedKind } from '../../figures';
import styles from './chapters.module.css';

interface Figure {
  path: LabelledPath;
  icon: ReactNode;
  value: string | null;
}

/** The living area defined by law, which needs its full label. */
const LIVING_AREA = 'propertyMetadata.homeSize';

type Translate = (key: string, values?: Record<string, string | number>) => string;

function floorText(floor: number | null, floors: number | null, t: Translate): string | null {
  if (floor === null) return null;
  const name = floor === 0 ? t('figure.ground') : t('figure.floorOf', { count: floor });
  return floors === null || floor === 0 ? name : t('figure.outOf', { floor: name, floors: formatNumber(floors) });
}

const area = (size: number | null) => (size === null ? null : formatArea(size));
const count = (value: number | null) => (value === null ? null : formatNumber(value));

/** Icon and text of a figure by its kind. */
const FIGURE_FORMATS: Readonly<Record<RenderedKind, (value: number | null) => Omit<Figure, 'path'>>> = {
  AREA: (value) => ({ icon: <RulerIcon />, value: area(value) }),
  NUMBER: (value) => ({ icon: <LayersIcon />, value: count(value) }),
  PLAIN: (value) => ({ icon: <LayersIcon />, value: value === null ? null : String(value) }),
};

/** "2 · 18 m²", or either of them. */
function terraces({ terraceCount, terraceSize }: Property['propertyMetadata']): string | null {
  const several = terraceCount !== null && terraceCount > 1 ? formatNumber(terraceCount) : null;
  return [several, area(terraceSize)].filter((part) => part !== null).join(' · ') || count(terraceCount);
}

function outdoors(facts: Property['propertyMetadata'], t: Translate): Figure[] {
  const orientations = facts.orientation.map((side) => t(`orientation.${side}`)).join(', ');
  return [
    { path: 'propertyMetadata.orientation', icon: <CompassIcon />, value: orientations || null },
    { path: 'propertyMetadata.terraceSize', icon: <LayersIcon />, value: terraces(facts) },
    { path: 'propertyMetadata.balconySize', icon: <LayersIcon />, value: area(facts.balconySize) },
    { path: 'propertyMetadata.cellarSize', icon: <RulerIcon />, value: area(facts.cellarSize) },
  ];
}

function figuresOf(property: Property, t: Translate): Figure[] {
  const facts = property.propertyMetadata;
  const { homeSize, rooms, bedrooms } = roomFigures(property);
  return [
    { path: 'propertyMetadata.homeSize', icon: <RulerIcon />, value: area(homeSize) },
    { path: 'propertyMetadata.carrezSize', icon: <RulerIcon />, value: area(facts.carrezSize) },
    { path: 'propertyMetadata.landSize', icon: <TreesIcon />, value: area(facts.landSize) },
    { path: 'propertyMetadata.roomCount', icon: <DoorOpenIcon />, value: count(rooms) },
    { path: 'propertyMetadata.bedroomCount', icon: <BedDoubleIcon />, value: count(bedrooms) },
    { path: 'propertyMetadata.floor', icon: <LayersIcon />, value: floorText(facts.floor, facts.floors, t) },
    { path: 'propertyMetadata.floors', icon: <LayersIcon />, value: facts.floor === null ? count(facts.floors) : null },
    { path: 'propertyMetadata.dwellingCount', icon: <DoorOpenIcon />, value: count(facts.dwellingCount) },
    ...outdoors(facts, t),
    {
      path: 'propertyMetadata.yearBuilt',
      icon: <CalendarDaysIcon />,
      value: facts.yearBuilt === null ? null : String(facts.yearBuilt),
    },
    { path: 'propertyMetadata.heating', icon: <FlameIcon />, value: facts.heating && t(`heating.${facts.heating}`) },
    ...OTHER_FIGURES.map(({ path, name, kind }) => ({ path, ...FIGURE_FORMATS[kind](numberOf(facts, name)) })),
  ];
}

/** Main figures of a property; unknown ones are omitted. */
export function KeyFigures({ property }: { property: Property }) {
  const { t } = useTranslation('property');
  const { heading, label } = useFieldLabels();
  return (
    <ul className={styles.figures}>
      {figuresOf(property, t).map(
        ({ path, icon, value }) =>
          value !== null && (
            <li key={path}>
              {icon}
              <span>
                <strong className="pg-tabular">{value}</strong>
                <small>{path === LIVING_AREA ? label(path) : heading(path)}</small>
              </span>
            </li>
          ),
      )}
    </ul>
  );
}
