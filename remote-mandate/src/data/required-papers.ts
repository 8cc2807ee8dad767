import { MANDATE_PAPERS, type MandatePaper } from '@pignon/shared/domain/mandate/mandate.enums';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { requiredPapers } from '@pignon/shared/domain/mandate/papers/required-papers';
import { useMandateProperty } from './mandate-property.queries';

/** Documents to request from a property's owner, and those handed over; all until the property is loaded. */
export function useRequiredPapers(reference: string, diagnosis: Mandate['diagnosis']): readonly MandatePaper[] {
  const { data: property } = useMandateProperty(reference);
  const papers = property ? requiredPapers(property) : MANDATE_PAPERS;
  return MANDATE_PAPERS.filter((paper) => diagnosis[paper] === true || papers.includes(paper));
}
