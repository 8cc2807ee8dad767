import { capitalize } from '@pignon/shared/domain/common/french';
import { mandateStatusWords } from '@pignon/shared/domain/mandate/mandate-status';
import { MANDATE_TYPE_WORDS } from '@pignon/shared/domain/mandate/mandate.enums';
import {
  isFieldColumn,
  type LineColumn,
  type PropertyColumn,
} from '@pignon/shared/domain/property/list/property-columns';
import { PROPERTY_FIELDS } from '@pignon/shared/domain/property/property-catalogue';
import { PROPERTY_STATUS_WORDS } from '@pignon/shared/domain/property/property-words';
import { PROPERTY_TYPE_WORDS, TRANSACTION_WORDS } from '@pignon/shared/domain/property/property.enums';
import { csvDay, csvFigure, type CsvColumn } from '../../../http/csv';
import { titleWithUnit } from '../../../http/csv-field';
import type { PropertyLine } from '../find/property-find.repo';
import { fieldColumn } from './field-column';

/** Title of a column that shows a field unchanged. */
const titleOf = (path: keyof typeof PROPERTY_FIELDS): string => titleWithUnit(PROPERTY_FIELDS[path]);

const LINE_COLUMNS: Readonly<Record<LineColumn, CsvColumn<PropertyLine>>> = {
  reference: { title: 'Référence', write: ({ reference }) => reference },
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
  price: { title: 'Prix (€)', write: ({ price }) => csvFigure(price) },
  priceNoFees: { title: 'Prix hors honoraires (€)', write: ({ priceNoFees }) => csvFigure(priceNoFees) },
  netToSeller: { title: 'Prix net vendeur (€)', write: ({ netToSeller }) => csvFigure(netToSeller) },
  pricePerSquareMetre: { title: 'Prix au m² (€)', write: (line) => csvFigure(line.pricePerSquareMetre) },
  homeSize: { title: titleOf('propertyMetadata.homeSize'), write: ({ homeSize }) => csvFigure(homeSize) },
  landSize: { title: titleOf('propertyMetadata.landSize'), write: ({ landSize }) => csvFigure(landSize) },
  rooms: { title: 'Pièces', write: ({ rooms }) => csvFigure(rooms) },
  bedrooms: { title: 'Chambres', write: ({ bedrooms }) => csvFigure(bedrooms) },
  energyClass: { title: titleOf('energyEfficiency.energyClass'), write: ({ energyClass }) => energyClass ?? '' },
  gesClass: { title: titleOf('energyEfficiency.gesClass'), write: ({ gesClass }) => gesClass ?? '' },
  city: { title: titleOf('location.city'), write: ({ city }) => city },
  postcode: { title: titleOf('location.postcode'), write: ({ postcode }) => postcode ?? '' },
  mandateStatus: {
    title: 'Statut du mandat',
    write: ({ mandateStatus, transactionType }) =>
      mandateStatus ? capitalize(mandateStatusWords(mandateStatus, transactionType)) : '',
  },
  mandateType: {
    title: 'Type de mandat',
    write: ({ mandateType }) => (mandateType ? capitalize(MANDATE_TYPE_WORDS[mandateType].fr) : ''),
  },
  negotiator: {
    title: titleOf('negotiator'),
    write: ({ negotiator }, nameOf) => (negotiator ? nameOf(negotiator) : ''),
  },
  photoCount: { title: 'Photographies', write: ({ photoCount }) => String(photoCount) },
  marketDays: { title: 'Jours sur le marché', write: ({ marketDays }) => csvFigure(marketDays) },
  createdTime: { title: 'Créé le', write: ({ createdTime }) => csvDay(createdTime) },
  modifiedTime: { title: 'Modifié le', write: ({ modifiedTime }) => csvDay(modifiedTime) },
};

/** A column of the list as spreadsheets get it. */
export const exportColumn = (column: PropertyColumn): CsvColumn<PropertyLine> =>
  isFieldColumn(column) ? fieldColumn(column) : LINE_COLUMNS[column];
