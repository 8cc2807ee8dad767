import { capitalize } from '@pignon/shared/domain/common/french';
import { mandateStatusWords } from '@pignon/shared/domain/mandate/mandate-status';
import { MANDATE_TYPE_WORDS } from '@pignon/shared/domain/mandate/mandate.enums';
import {
  isFieldColumn,
  type LineColumn,
  type PropertyColumn,
} from '@pignon/shared/domain/property/list/property-columns';
import { PROPERTY_FIELDS } from '@pignon/shared/domain/property/property-catalogue';
import { COMPUTED_LABELS, PROPERTY_FIELD_LABELS } from '@pignon/shared/domain/property/property-labels';
import { PROPERTY_STATUS_WORDS } from '@pignon/shared/domain/property/property-status-words';
import { PROPERTY_TYPE_WORDS, TRANSACTION_WORDS } from '@pignon/shared/domain/property/property.enums';
import { csvDay, csvFigure, type CsvColumn } from '../../../http/csv';
import { titleWithUnit } from '../../../http/csv-field';
import type { PropertyLine } from '../find/property-find.repo';
import { fieldColumn } from './field-column';

/** Title of a column that shows a field unchanged: its label in the catalogue. */
const titleOf = (path: keyof typeof PROPERTY_FIELDS): string =>
  titleWithUnit(PROPERTY_FIELD_LABELS[path].fr, PROPERTY_FIELDS[path]);

/** Title of a column with a computed value, with € for an amount. */
const computed = (name: keyof typeof COMPUTED_LABELS): string => COMPUTED_LABELS[name].fr;
const amount = (name: keyof typeof COMPUTED_LABELS): string => `${computed(name)} (€)`;

const LINE_COLUMNS: Readonly<Record<LineColumn, CsvColumn<PropertyLine>>> = {
  reference: { title: computed('reference'), write: ({ reference }) => reference },
  title: { title: titleOf('title'), write: ({ title }) => title },
  propertyType: {
    title: titleOf('propertyType'),
    write: ({ propertyType }) => capitalize(PROPERTY_TYPE_WORDS[propertyType].fr),
  },
  transactionType: {
    title: titleOf('transactionType'),
    write: (line) => capitalize(TRANSACTION_WORDS[line.transactionType].fr),
  },
  propertyStatus: {
    title: titleOf('propertyStatus'),
    write: ({ propertyStatus }) => capitalize(PROPERTY_STATUS_WORDS[propertyStatus].fr),
  },
  price: { title: amount('price'), write: ({ price }) => csvFigure(price) },
  priceNoFees: { title: titleOf('financialInfo.priceNoFees'), write: ({ priceNoFees }) => csvFigure(priceNoFees) },
  netToSeller: { title: amount('netToSeller'), write: ({ netToSeller }) => csvFigure(netToSeller) },
  pricePerSquareMetre: { title: amount('pricePerSquareMetre'), write: (line) => csvFigure(line.pricePerSquareMetre) },
  homeSize: { title: titleOf('propertyMetadata.homeSize'), write: ({ homeSize }) => csvFigure(homeSize) },
  landSize: { title: titleOf('propertyMetadata.landSize'), write: ({ landSize }) => csvFigure(landSize) },
  rooms: { title: titleOf('propertyMetadata.roomCount'), write: ({ rooms }) => csvFigure(rooms) },
  bedrooms: { title: titleOf('propertyMetadata.bedroomCount'), write: ({ bedrooms }) => csvFigure(bedrooms) },
  energyClass: { title: titleOf('energyEfficiency.energyClass'), write: ({ energyClass }) => energyClass ?? '' },
  gesClass: { title: titleOf('energyEfficiency.gesClass'), write: ({ gesClass }) => gesClass ?? '' },
  city: { title: titleOf('location.city'), write: ({ city }) => city },
  postcode: { title: titleOf('location.postcode'), write: ({ postcode }) => postcode ?? '' },
  mandateStatus: {
    title: computed('mandateStatus'),
    write: ({ mandateStatus, transactionType }) =>
      mandateStatus ? capitalize(mandateStatusWords(mandateStatus, transactionType)) : '',
  },
  mandateType: {
    title: computed('mandateType'),
    write: ({ mandateType }) => (mandateType ? capitalize(MANDATE_TYPE_WORDS[mandateType].fr) : ''),
  },
  negotiator: {
    title: titleOf('negotiator'),
    write: ({ negotiator }, nameOf) => (negotiator ? nameOf(negotiator) : ''),
  },
  photoCount: { title: computed('photoCount'), write: ({ photoCount }) => String(photoCount) },
  marketDays: { title: computed('marketDays'), write: ({ marketDays }) => csvFigure(marketDays) },
  createdTime: { title: computed('createdTime'), write: ({ createdTime }) => csvDay(createdTime) },
  modifiedTime: { title: computed('modifiedTime'), write: ({ modifiedTime }) => csvDay(modifiedTime) },
};

/** A column of the list as spreadsheets get it. */
export const exportColumn = (column: PropertyColumn): CsvColumn<PropertyLine> =>
  isFieldColumn(column) ? fieldColumn(column) : LINE_COLUMNS[column];
