import { NO_AGENCY_TEXTS } from '../mandate/texts/mandate-text.enums';
import type { AgencyFields } from './agency.schema';

/** Settings of an installation before their first change. */
export const EMPTY_AGENCY: AgencyFields = {
  name: '',
  legalName: null,
  legalForm: null,
  address: null,
  phone: null,
  email: null,
  website: null,
  logo: null,
  opening: null,
  siret: null,
  rcs: null,
  vat: null,
  professionalCard: null,
  guarantor: null,
  insurer: null,
  mediator: null,
  dataProtection: null,
  feeScale: [],
  feeScaleUrl: null,
  registerStart: { T: null, G: null },
  rentControlEnd: null,
  rentControlZones: [],
  tenseZones: { veryTense: [], tense: [], elsewhere: [], since: null },
  mandateTexts: NO_AGENCY_TEXTS,
};
