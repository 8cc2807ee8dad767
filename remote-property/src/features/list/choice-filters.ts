import { MANDATE_TYPES } from '@pignon/shared/domain/mandate/mandate.enums';
import { ENERGY_LABELS, FEATURES, ORIENTATIONS } from '@pignon/shared/domain/property/property.enums';
import { manyOfParam, type ListParam } from '@pignon/shared/router';

type Translate = (key: string, values?: Record<string, string | number>) => string;
type Label = (t: Translate, value: string) => string;

interface ChoiceFilter<T extends string> {
  values: readonly T[];
  param: ListParam<readonly T[]>;
  /** Label of a value in the form. */
  labelOf: Label;
  /** Text of a value's chip, which stands alone. */
  chipOf: Label;
}

interface ChoiceFilterWords {
  /** Name in the address; that of the filter by default. */
  name?: string;
  labelOf: Label;
  /** `labelOf` by default. */
  chipOf?: Label;
}

const choiceFilter = <const T extends string>(
  values: readonly T[],
  { name, labelOf, chipOf = labelOf }: ChoiceFilterWords,
): ChoiceFilter<T> => ({ values, param: { ...manyOfParam(values), ...(name && { name }) }, labelOf, chipOf });

/**
 * Filters by several values of an enumeration, in the order of the form: address, form, chips and criteria read them.
 * Keys are those of the request (`PropertyFilterSchema`) and of a field, whose label they have.
 */
export const CHOICE_FILTERS = {
  mandateType: choiceFilter(MANDATE_TYPES, {
    name: 'exclusivity',
    labelOf: (t, value) => t(`mandateType.${value}`),
    chipOf: (t, value) => t('chip.mandate', { mandate: t(`mandateType.${value}`) }),
  }),
  dpe: choiceFilter(ENERGY_LABELS, {
    labelOf: (t, value) => (value.length === 1 ? value : t(`energy.dpe.${value}`)),
    chipOf: (t, letter) => t('chip.dpe', { letter }),
  }),
  // a property must have all of them
  features: choiceFilter(FEATURES, { name: 'with', labelOf: (t, value) => t(`feature.${value}`) }),
  orientation: choiceFilter(ORIENTATIONS, {
    name: 'facing',
    labelOf: (t, value) => t(`orientation.${value}`),
    chipOf: (t, value) => t('chip.orientation', { side: t(`orientation.${value}`) }),
  }),
};

export type ChoiceFilterName = keyof typeof CHOICE_FILTERS;
export const CHOICE_FILTER_NAMES = Object.keys(CHOICE_FILTERS) as ChoiceFilterName[];

/** Parameters of these filters in the list's address. */
export const CHOICE_PARAMS = Object.fromEntries(
  CHOICE_FILTER_NAMES.map((name) => [name, CHOICE_FILTERS[name].param]),
) as unknown as { [Name in ChoiceFilterName]: (typeof CHOICE_FILTERS)[Name]['param'] };
