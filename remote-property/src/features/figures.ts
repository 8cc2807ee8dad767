import type { FieldKind } from '@pignon/shared/domain/common/fields/field-catalogue';
import { PROPERTY_FIELDS, type PropertyField } from '@pignon/shared/domain/property/property-catalogue';
import type { LabelledPath } from '@pignon/shared/domain/property/property-labels';
import type { PropertyFields } from '@pignon/shared/domain/property/property.schema';

type Figures = PropertyFields['propertyMetadata'];
type Figure = keyof Figures;

const GROUP = 'propertyMetadata.';

/** Figures with their own place in form and page. */
const FIGURES_WITH_OWN_PLACE: readonly Figure[] = [
  'homeSize',
  'carrezSize',
  'landSize',
  'roomCount',
  'bedroomCount',
  'floor',
  'floors',
  'terraceCount',
  'terraceSize',
  'balconySize',
  'cellarSize',
  'yearBuilt',
  'dwellingCount',
  'heating',
];

/** Kinds of fields that form and page render without further code. */
const RENDERED_KINDS = ['AREA', 'NUMBER', 'PLAIN'] as const satisfies readonly FieldKind[];
export type RenderedKind = (typeof RENDERED_KINDS)[number];

export interface OtherFigure {
  name: Figure;
  path: LabelledPath;
  kind: RenderedKind;
}

/** Figures of the catalogue without their own place: form and page show them after the others. */
export const OTHER_FIGURES: readonly OtherFigure[] = Object.entries<PropertyField>(PROPERTY_FIELDS).flatMap(
  ([path, { kind, appliesTo }]) => {
    const name = path.slice(GROUP.length) as Figure;
    const rendered = RENDERED_KINDS.find((one) => one === kind);
    if (
      !path.startsWith(GROUP) ||
      appliesTo === undefined ||
      rendered === undefined ||
      FIGURES_WITH_OWN_PLACE.includes(name)
    )
      return [];
    return [{ name, path: path as LabelledPath, kind: rendered }];
  },
);

/** Value of such a figure; null when it is unknown. */
export const numberOf = (facts: Figures, name: Figure): number | null => {
  const value = facts[name];
  return typeof value === 'number' ? value : null;
};
