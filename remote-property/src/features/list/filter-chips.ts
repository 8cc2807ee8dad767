import { arrondissementsOf } from '@pignon/shared/domain/commune/arrondissements';
import { formatArea, formatDate, formatNumber, formatPrice } from '@pignon/shared/i18n';
import { headingKey } from '../heading-key';
import { CHOICE_FILTERS, CHOICE_FILTER_NAMES, type ChoiceFilterName } from './choice-filters';
import { RANGE_FILTERS, type Bounds, type ListFilters, type RangeFilter } from './list-filters';

/** An active filter as text, and the change that removes it. */
export interface Chip {
  key: string;
  label: string;
  without: Partial<ListFilters>;
}

type Translate = (key: string, values?: Record<string, string | number>) => string;

const WRITE: Readonly<Record<RangeFilter, (value: number, transaction: ListFilters['transactionType']) => string>> = {
  price: formatPrice,
  homeSize: formatArea,
  landSize: formatArea,
  rooms: (value) => formatNumber(value),
  bedrooms: (value) => formatNumber(value),
};

function rangeLabel(
  name: RangeFilter,
  { min, max }: Bounds,
  { transactionType }: Pick<ListFilters, 'transactionType'>,
  t: Translate,
): string {
  const write = (value: number) => WRITE[name](value, transactionType);
  const values = { min: min === undefined ? '' : write(min), max: max === undefined ? '' : write(max) };
  const shape = min === undefined ? 'max' : max === undefined ? 'min' : min === max ? 'exact' : 'between';
  return t(`chip.${shape}`, { name: t(headingKey(name)), ...values });
}

/** A chip for each value of a list of choices. */
function each(
  filters: ListFilters,
  name: 'propertyType' | 'propertyStatus' | ChoiceFilterName | 'without',
  label: (value: string) => string,
): Chip[] {
  const values: readonly string[] = filters[name];
  return values.map((value) => ({
    key: `${name} ${value}`,
    label: label(value),
    without: { [name]: values.filter((other) => other !== value) },
  }));
}

function choiceChips(filters: ListFilters, t: Translate): Chip[] {
  const mandate = filters.mandateStatus.map((status) => t(`mandateStatus.${status}`)).join(', ');
  return [
    ...each(filters, 'propertyStatus', (value) => t(`propertyStatus.${value}`)),
    ...(mandate === ''
      ? []
      : [{ key: 'mandateStatus', label: t('chip.mandate', { mandate }), without: { mandateStatus: [] } }]),
    ...(filters.transactionType === null
      ? []
      : [
          {
            key: 'transactionType',
            label: t(`transactionType.${filters.transactionType}`),
            without: { transactionType: null },
          },
        ]),
    ...each(filters, 'propertyType', (value) => t(`propertyType.${value}`)),
    ...CHOICE_FILTER_NAMES.flatMap((name) => each(filters, name, (value) => CHOICE_FILTERS[name].chipOf(t, value))),
    ...each(filters, 'without', (value) => t(`bucket.none.${value}`)),
  ];
}

/** True for Paris without its arrondissements: the filter of a pivot's properties with unknown arrondissement. */
function isArrondissementUnknown(cities: readonly string[], exceptCities: readonly string[]): boolean {
  const arrondissements = cities.flatMap(arrondissementsOf);
  return arrondissements.length > 0 && arrondissements.every((code) => exceptCities.includes(code));
}

function otherChips(filters: ListFilters, t: Translate): Chip[] {
  const { addedWithin, addedFrom, addedTo } = filters;
  const { text, cities, exceptCities, area, around, negotiator, exceptNegotiators, contactId } = filters;
  return [
    text !== '' && { key: 'text', label: t('chip.text', { text }), without: { text: '' } },
    cities.length > 0 && {
      key: 'cities',
      label: t('chip.cities', { cities: cities.join(', ') }),
      without: { cities: [] },
    },
    exceptCities.length > 0 && {
      key: 'exceptCities',
      label: t(isArrondissementUnknown(cities, exceptCities) ? 'chip.arrondissementUnknown' : 'bucket.others.city'),
      without: { exceptCities: [] },
    },
    area !== null && { key: 'area', label: t('chip.area'), without: { area: null } },
    around !== null && {
      key: 'around',
      label: t('chip.around', { place: around.label, km: formatNumber(around.km, 1) }),
      without: { around: null },
    },
    addedWithin !== null && {
      key: 'addedWithin',
      label: t('chip.addedWithin', { count: addedWithin }),
      without: { addedWithin: null },
    },
    addedFrom !== null && {
      key: 'addedFrom',
      label: t('chip.addedFrom', { date: formatDate(addedFrom) }),
      without: { addedFrom: null },
    },
    addedTo !== null && {
      key: 'addedTo',
      label: t('chip.addedTo', { date: formatDate(addedTo) }),
      without: { addedTo: null },
    },
    negotiator !== null && {
      key: 'negotiator',
      label: t('chip.negotiator', { name: negotiator }),
      without: { negotiator: null },
    },
    exceptNegotiators.length > 0 && {
      key: 'exceptNegotiators',
      label: t('bucket.others.negotiator'),
      without: { exceptNegotiators: [] },
    },
    contactId !== null && {
      key: 'contactId',
      label: t('chip.contact'),
      without: { contactId: null },
    },
  ].filter((chip) => chip !== false);
}

/** Chips of the active filters, each removable. */
export function filterChips(filters: ListFilters, t: Translate): Chip[] {
  const ranges = RANGE_FILTERS.flatMap((name): Chip[] => {
    const bounds = filters[name];
    return bounds ? [{ key: name, label: rangeLabel(name, bounds, filters, t), without: { [name]: null } }] : [];
  });
  return [...choiceChips(filters, t), ...ranges, ...otherChips(filters, t)];
}
