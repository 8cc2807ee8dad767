import type { AgencyFields } from '../../agency/agency.schema';
import { isRentalKind } from '../../mandate/texts/mandate-kind';
import type { MandateKind, MandateTexts } from '../../mandate/texts/mandate-text.enums';
import { completeDraft } from '../../property/property-draft';
import type { Property } from '../../property/property.schema';
import { BLANK } from '../blank-line';
import { composeMandate } from './compose-mandate';
import type { MandatePaper } from './mandate-paper';

const NEVER = '1970-01-01T00:00:00.000Z';

const anyProperty = (kind: MandateKind): Property => ({
  ...completeDraft({ transactionType: isRentalKind(kind) ? 'RENT' : 'SALE' }),
  reference: BLANK.long,
  technicalId: '',
  price: null,
  media: [],
  mandateStatus: null,
  mandateType: null,
  createdTime: NEVER,
  modifiedTime: NEVER,
  version: 0,
});

/** A sample contract with the agency's texts, without property or parties. */
export function specimenOf(agency: AgencyFields, kind: MandateKind, texts: MandateTexts): MandatePaper {
  const mandateTexts = { ...agency.mandateTexts, [kind]: texts };
  const specimenFacts = {
    mandate: null,
    blank: kind,
    property: anyProperty(kind),
    principals: [],
    negotiators: [],
    agency: { ...agency, mandateTexts },
  };
  return { ...composeMandate(specimenFacts, null), number: 'Spécimen des textes de l’agence', watermark: 'SPÉCIMEN' };
}
