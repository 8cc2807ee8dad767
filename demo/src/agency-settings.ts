import { NO_AGENCY_TEXTS } from '@pignon/shared/domain/mandate/texts/mandate-text.enums';
import type { AgencyFields } from '@pignon/shared/domain/agency/agency.schema';

/** The coast: rents are controlled there, and tenant fees have the caps of a tense zone. */
const COAST = [
  '64009',
  '64024',
  '64035',
  '64038',
  '64065',
  '64100',
  '64102',
  '64122',
  '64125',
  '64140',
  '64160',
  '64189',
  '64213',
  '64249',
  '64256',
  '64260',
  '64279',
  '64407',
  '64483',
  '64495',
  '64504',
  '64545',
  '64547',
  '64558',
];

/** Agency data of the demonstration; every number is invented. */
export const DEMO_AGENCY: AgencyFields = {
  name: 'Pignon Côte basque',
  legalName: 'Pignon Côte basque SARL',
  legalForm: 'SARL au capital de 10\u202f000\u00a0€',
  address: { street: '12 avenue de l’Océan', postcode: '64200', city: 'Biarritz' },
  phone: '+33536490064',
  email: 'bonjour@pignon.test',
  website: 'https://pignon.test',
  logo: null,
  opening:
    'Du lundi au vendredi de 9\u00a0h à 12\u00a0h 30 et de 14\u00a0h à 19\u00a0h, le samedi de 9\u00a0h 30 à 12\u00a0h 30',
  siret: '00000006700017',
  rcs: '000\u00a0000\u00a0067 RCS Bayonne',
  vat: 'FR19000000067',
  professionalCard: { number: 'CPI 6401 2026 000 000 064', chamber: 'CCI de Bayonne Pays basque', kinds: ['T', 'G'] },
  guarantor: {
    name: 'Garantie mutuelle de l’immobilier',
    address: '1 place de la Garantie, 75009 Paris',
    amount: 120_000,
  },
  insurer: {
    name: 'Assurance professionnelle du littoral',
    address: '8 quai de la Nive, 64100 Bayonne',
    policy: 'RCP 2026-0064',
  },
  mediator: {
    name: 'Médiation de l’immobilier',
    address: '3 rue de la Conciliation, 75010 Paris',
    url: 'https://mediation.pignon.test',
  },
  dataProtection: { contact: 'Référent données personnelles', email: 'donnees@pignon.test' },
  feeScale: [
    { kind: 'SALE', upTo: 60_000, percent: 8, amount: null },
    { kind: 'SALE', upTo: 200_000, percent: 6, amount: null },
    { kind: 'SALE', upTo: 450_000, percent: 5, amount: null },
    { kind: 'SALE', upTo: null, percent: 4.5, amount: null },
  ],
  feeScaleUrl: 'https://pignon.test/honoraires',
  registerStart: { T: null, G: null },
  rentControlEnd: null,
  rentControlZones: COAST,
  tenseZones: { veryTense: [], tense: COAST, elsewhere: [], since: null },
  mandateTexts: NO_AGENCY_TEXTS,
};
