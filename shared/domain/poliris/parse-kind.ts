import { normalise } from '../common/text/normalise';
import type { EnergyLabel, HeatingKind, PropertyType, TransactionType } from '../property/property.enums';
import { ENERGY_LABELS } from '../property/property.enums';
import type { FieldReader } from './field-reader';

/** `vente`, `Vente`, `VENTE`…; null for unsupported kinds (seasonal lets, businesses, leases). */
export function readTransaction(field: string): TransactionType | null {
  const kind = normalise(field);
  if (
    [
      'vente',
      'produit d investissement',
      'investissement',
      'vente de prestige',
      'vente prestige',
      'vente neuf',
    ].includes(kind)
  )
    return 'SALE';
  return ['location', 'location vide', 'location meublee', 'location annuelle'].includes(kind) ? 'RENT' : null;
}

const TYPES: readonly (readonly [RegExp, PropertyType])[] = [
  [/^(appartement|studio|duplex|triplex|t\d)/, 'APARTMENT'],
  [/^(chateau|manoir)/, 'CASTLE'],
  [/^(maison|villa|hotel particulier|propriete|ferme|mas|chalet|bastide)/, 'HOUSE'],
  [/^terrain/, 'LAND'],
  [/^(immeuble|batiment)/, 'BUILDING'],
  [/^(parking|box|garage|stationnement)/, 'PARKING'],
  [/^(boutique|commerce|magasin|local commercial)/, 'SHOP'],
  [/^bureau/, 'OFFICE'],
  [/^(local|entrepot|hangar)/, 'PREMISES'],
  [/^(loft|atelier|surface)/, 'LOFT'],
];

export function readPropertyType(field: string): PropertyType | null {
  const type = normalise(field);
  return TYPES.find(([pattern]) => pattern.test(type))?.[1] ?? null;
}

/** Standard names of types; others are more specific: « Villa », « Studio », « Chalet ». */
const STANDARD_TYPES = [
  'appartement',
  'maison villa',
  'maison',
  'terrain',
  'immeuble',
  'parking box',
  'boutique',
  'bureaux',
  'local',
  'chateau',
  'loft atelier surface',
];

/** Reads the subtype: its field unless that is a code, else the software's name of the type, else a duplex. */
export function readSubtype(reader: FieldReader): string | null {
  const own = reader.text('subtype', 100);
  if (/^\d+$/.test(own) && own !== '0') reader.noteOmission(`Sous-type de bien\u00a0: le code ${own} n’a pas de nom.`);
  if (own !== '' && !/^\d+$/.test(own)) return own;
  const isDuplex = reader.yes('duplex');
  const type = reader.text('propertyType', 100);
  if (type !== '' && !STANDARD_TYPES.includes(normalise(type))) return type;
  return isDuplex ? 'Duplex' : null;
}

/** A to G, `VI` blank, `NS` not subject; also "vierge", "V" and "NC" as files spell them. */
export function readEnergyLabel(field: string): EnergyLabel | null {
  const text = field.trim().toUpperCase();
  if (text === 'V' || text.startsWith('VIERGE')) return 'VI';
  if (text.startsWith('NON SOUMIS')) return 'NS';
  return ENERGY_LABELS.find((label) => label === text) ?? null;
}

const HEAT_PUMP = 10;

/**
 * The format's sum of flags: 512 gas, 1024 oil, 2048 electric, 16384 reversible air conditioning; 10, which is no sum, is a
 * heat pump. Null where no flag names the energy: 128 radiators, 256 floor, 4096 collective, 8192 individual.
 */
export function readHeating(field: string): HeatingKind | null {
  const code = Number(field.trim());
  if (!Number.isInteger(code) || code <= 0) return null;
  if (code & 512) return 'GAS';
  if (code & 1024) return 'OIL';
  if (code & 2048) return 'ELECTRIC';
  return code & 16384 || code === HEAT_PUMP ? 'HEAT_PUMP' : null;
}

/** Codes of fitted kitchens: open, separate, corner and plain, each "équipée". */
export const hasFittedKitchen = (field: string) => ['6', '7', '8', '9'].includes(field.trim());

/** Five digits, with the leading zero that spreadsheets drop from 06400; null for no French postcode. */
export function readPostcode(field: string): string | null {
  const digits = field.replace(/[\s\u00a0]/g, '').replace(/[.,]0+$/, '');
  return /^\d{4,5}$/.test(digits) ? digits.padStart(5, '0') : null;
}
