import { MANDATE_STATUS_WORDS, MANDATE_TYPE_WORDS } from '@pignon/shared/domain/documents/mandate-words';
import type { PropertyColumn } from '@pignon/shared/domain/property/list/property-columns';
import { capital, STATUS_WORDS, TRANSACTION_WORDS, TYPE_WORDS } from '@pignon/shared/domain/property/property-words';
import { csvDay, csvFigure, type CsvColumn } from '../../../http/csv';
import type { PropertyLine } from '../find/property-find.repo';

export const EXPORT_COLUMNS: Readonly<Record<PropertyColumn, CsvColumn<PropertyLine>>> = {
  reference: { title: 'Référence', write: ({ reference }) => reference },
  title: { title: 'Titre', write: ({ title }) => title },
  propertyType: { title: 'Type', write: ({ propertyType }) => capital(TYPE_WORDS[propertyType]) },
  transactionType: { title: 'Transaction', write: (line) => capital(TRANSACTION_WORDS[line.transactionType]) },
  propertyStatus: { title: 'Statut', write: ({ propertyStatus }) => capital(STATUS_WORDS[propertyStatus]) },
  price: { title: 'Prix (€)', write: ({ price }) => csvFigure(price) },
  priceNoFees: { title: 'Prix net vendeur (€)', write: ({ priceNoFees }) => csvFigure(priceNoFees) },
  pricePerSquareMetre: { title: 'Prix au m² (€)', write: (line) => csvFigure(line.pricePerSquareMetre) },
  homeSize: { title: 'Surface habitable (m²)', write: ({ homeSize }) => csvFigure(homeSize) },
  landSize: { title: 'Terrain (m²)', write: ({ landSize }) => csvFigure(landSize) },
  rooms: { title: 'Pièces', write: ({ rooms }) => csvFigure(rooms) },
  bedrooms: { title: 'Chambres', write: ({ bedrooms }) => csvFigure(bedrooms) },
  energyClass: { title: 'DPE', write: ({ energyClass }) => energyClass ?? '' },
  gesClass: { title: 'GES', write: ({ gesClass }) => gesClass ?? '' },
  city: { title: 'Commune', write: ({ city }) => city },
  postcode: { title: 'Code postal', write: ({ postcode }) => postcode ?? '' },
  mandateStatus: {
    title: 'Statut du mandat',
    write: ({ mandateStatus }) => (mandateStatus ? capital(MANDATE_STATUS_WORDS[mandateStatus]) : ''),
  },
  mandateType: {
    title: 'Type de mandat',
    write: ({ mandateType }) => (mandateType ? capital(MANDATE_TYPE_WORDS[mandateType]) : ''),
  },
  negotiator: { title: 'Négociateur', write: ({ negotiator }, nameOf) => (negotiator ? nameOf(negotiator) : '') },
  photoCount: { title: 'Photographies', write: ({ photoCount }) => String(photoCount) },
  marketDays: { title: 'Jours sur le marché', write: ({ marketDays }) => csvFigure(marketDays) },
  createdTime: { title: 'Créé le', write: ({ createdTime }) => csvDay(createdTime) },
  modifiedTime: { title: 'Modifié le', write: ({ modifiedTime }) => csvDay(modifiedTime) },
};
