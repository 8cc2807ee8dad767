import type { ReactNode } from 'react';
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
import styles from './chapters.module.css';

interface Figure {
  key: string;
  icon: ReactNode;
  value: string | null;
}

type Translate = (key: string, values?: Record<string, string | number>) => string;

function floorText(floor: number | null, floors: number | null, t: Translate): string | null {
  if (floor === null) return null;
  const name = floor === 0 ? t('figure.ground') : t('figure.floorOf', { count: floor });
  return floors === null || floor === 0 ? name : t('figure.outOf', { floor: name, floors: formatNumber(floors) });
}

const area = (size: number | null) => (size === null ? null : formatArea(size));
const count = (value: number | null) => (value === null ? null : formatNumber(value));

/** "2 · 18 m²", or either of them. */
function terraces({ terraceCount, terraceSize }: Property['propertyMetadata']): string | null {
  const several = terraceCount !== null && terraceCount > 1 ? formatNumber(terraceCount) : null;
  return [several, area(terraceSize)].filter((part) => part !== null).join(' · ') || count(terraceCount);
}

function outdoors(facts: Property['propertyMetadata'], t: Translate): Figure[] {
  const sides = facts.orientation.map((side) => t(`orientation.${side}`)).join(', ');
  return [
    { key: 'orientation', icon: <CompassIcon />, value: sides || null },
    { key: 'terraceSize', icon: <LayersIcon />, value: terraces(facts) },
    { key: 'balconySize', icon: <LayersIcon />, value: area(facts.balconySize) },
    { key: 'cellarSize', icon: <RulerIcon />, value: area(facts.cellarSize) },
  ];
}

function figuresOf(property: Property, t: Translate): Figure[] {
  const facts = property.propertyMetadata;
  const { homeSize, rooms, bedrooms } = roomFigures(property);
  return [
    { key: 'homeSize', icon: <RulerIcon />, value: area(homeSize) },
    { key: 'carrezSize', icon: <RulerIcon />, value: area(facts.carrezSize) },
    { key: 'landSize', icon: <TreesIcon />, value: area(facts.landSize) },
    { key: 'rooms', icon: <DoorOpenIcon />, value: count(rooms) },
    { key: 'bedrooms', icon: <BedDoubleIcon />, value: count(bedrooms) },
    { key: 'floor', icon: <LayersIcon />, value: floorText(facts.floor, facts.floors, t) },
    { key: 'floors', icon: <LayersIcon />, value: facts.floor === null ? count(facts.floors) : null },
    { key: 'dwellingCount', icon: <DoorOpenIcon />, value: count(facts.dwellingCount) },
    ...outdoors(facts, t),
    {
      key: 'yearBuilt',
      icon: <CalendarDaysIcon />,
      value: facts.yearBuilt === null ? null : String(facts.yearBuilt),
    },
    { key: 'heating', icon: <FlameIcon />, value: facts.heating && t(`heating.${facts.heating}`) },
  ];
}

/** Main figures of a property; unknown ones are omitted. */
export function KeyFigures({ property }: { property: Property }) {
  const { t } = useTranslation('property');
  return (
    <ul className={styles.figures}>
      {figuresOf(property, t).map(
        ({ key, icon, value }) =>
          value !== null && (
            <li key={key}>
              {icon}
              <span>
                <strong className="pg-tabular">{value}</strong>
                <small>{t(`figure.${key}`)}</small>
              </span>
            </li>
          ),
      )}
    </ul>
  );
}
