import { PROPERTY_FIELDS } from '@pignon/shared/domain/property/property-catalogue';
import { PropertyFieldsSchema } from '@pignon/shared/domain/property/property.schema';
import { changeLanguage, i18n, setupI18n } from '@pignon/shared/i18n';
import { addChoices } from '@pignon/shared/i18n/choices';
import en from '../messages/en.json';
import fr from '../messages/fr.json';
import enLabels from '../messages/labels.en.json';
import frLabels from '../messages/labels.fr.json';
import enRecord from '../messages/record.en.json';
import frRecord from '../messages/record.fr.json';
import { fieldText, wordKey } from './field-text';

const MESSAGES = { fr: { ...fr, ...frRecord, ...frLabels }, en: { ...en, ...enRecord, ...enLabels } };

beforeAll(async () => {
  setupI18n();
  addChoices();
  for (const language of ['en', 'fr'] as const) await changeLanguage(language);
  for (const [language, texts] of Object.entries(MESSAGES)) i18n.addResourceBundle(language, 'property', texts);
});

interface Shape {
  enum?: string[];
  anyOf?: Shape[];
  items?: Shape;
  additionalProperties?: Shape;
  properties?: Record<string, Shape>;
}

const shapeOf = (shape: Shape | undefined): Shape => shape?.anyOf?.[0] ?? shape ?? {};

/** Values of an enumeration field, at any depth of the schema. */
function valuesOf(path: string): string[] {
  let shape = PropertyFieldsSchema.toJSONSchema({ io: 'output', unrepresentable: 'any' }) as Shape;
  for (const key of path.split('.'))
    shape = shapeOf(key === '*' ? (shape.items ?? shape.additionalProperties) : shape.properties?.[key]);
  return shape.enum ?? shape.items?.enum ?? [];
}

const CHOICES = Object.entries(PROPERTY_FIELDS).flatMap(([path, field]) =>
  'words' in field ? [[path, field.words] as const] : [],
);

it.each(CHOICES)('%s has a text for every value in both languages', (path, words) => {
  const values = valuesOf(path);
  expect(values.length).toBeGreaterThan(1);
  for (const lng of Object.keys(MESSAGES))
    expect(values.filter((value) => !i18n.exists(wordKey(words, value), { lng, fallbackLng: [] }))).toEqual([]);
});

it.each([
  ['financialInfo.priceNoFees', 250_000, '250\u202f000\u00a0€'],
  ['financialInfo.priceHistory.2.price', 99.5, '99,50\u00a0€'],
  ['propertyMetadata.landSize', 1200, '1\u202f200\u00a0m²'],
  ['rooms.0.size', 12.5, '12,5\u00a0m²'],
  ['propertyMetadata.yearBuilt', 1998, '1998'],
  ['financialInfo.commissionRate', 4.5, '4,5\u00a0%'],
  ['location.lat', 43.483219, '43,483219'],
  ['energyEfficiency.energyValue', 1250, '1\u202f250\u00a0kWh/m²/an'],
  ['energyEfficiency.date', '2026-11-21', '21/11/2026'],
  ['rooms.1.type', 'BEDROOM', 'Chambre'],
  ['rentalInfo.chargeMode', 'FLAT', 'Forfait'],
  ['structure.0.name', 'Grange', 'Grange'],
  ['propertyMetadata.heating', 'STEAM', 'STEAM'],
])('%s: %s is formatted as %s', (path, value, text) => {
  expect(fieldText(path, value)).toBe(text);
});
