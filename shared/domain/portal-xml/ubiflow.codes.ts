import type { FeeType, PropertyType } from '../property/property.enums';

/**
 * Source of an element or code of the Ubiflow format, whose documents only customers receive. GIVEN: told to this
 * agency. DICTIONARY: cited from the publisher's dictionary by a program that writes the format
 * (Dictionnaire_donnees_immo, Format_Integration_Standard_Immo_XML). READ: taken from a program that reads the format.
 */
export type UbiflowSource = 'GIVEN' | 'DICTIONARY' | 'READ';

interface Code {
  code: string;
  source: UbiflowSource;
}

/** `code_type`; castles and lofts have none, and are sent as house and apartment. */
export const UBIFLOW_TYPES: Readonly<Record<PropertyType, Code>> = {
  APARTMENT: { code: '1100', source: 'GIVEN' },
  HOUSE: { code: '1200', source: 'GIVEN' },
  LAND: { code: '1300', source: 'GIVEN' },
  BUILDING: { code: '1500', source: 'GIVEN' },
  SHOP: { code: '2300', source: 'GIVEN' },
  OFFICE: { code: '2400', source: 'GIVEN' },
  PARKING: { code: '3100', source: 'GIVEN' },
  PREMISES: { code: '2200', source: 'DICTIONARY' },
  CASTLE: { code: '1200', source: 'DICTIONARY' },
  LOFT: { code: '1100', source: 'DICTIONARY' },
};

/** `honoraires_payeurs` of a sale. */
export const UBIFLOW_PAYERS: Readonly<Record<FeeType, Code>> = {
  BUYER: { code: 'acquereur', source: 'DICTIONARY' },
  SELLER: { code: 'vendeur', source: 'DICTIONARY' },
  SHARED: { code: 'acquereur et vendeur', source: 'DICTIONARY' },
};
