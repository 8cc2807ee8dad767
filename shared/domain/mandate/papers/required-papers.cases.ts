import { legalCases } from '../../law/legal-cases';
import { NEW_CO_OWNERSHIP } from '../../property/property-draft';
import { MANDATE_PAPERS, type MandatePaper } from '../mandate.enums';
import { requiredPapers, type Documented } from './required-papers';

const HOUSE: Documented = {
  propertyType: 'HOUSE',
  transactionType: 'SALE',
  coOwnership: null,
  propertyMetadata: { yearBuilt: 1930 },
};

const paperCase = (name: string, overrides: Partial<Documented>, expected: MandatePaper[], source: string) => ({
  name,
  input: { ...HOUSE, ...overrides },
  expected,
  source,
});
const built = (yearBuilt: number | null) => ({ propertyMetadata: { yearBuilt } });

export const cases = legalCases({
  chapter: 'certificates',
  rule: (property: Documented) => {
    const papers = requiredPapers(property);
    return MANDATE_PAPERS.filter((paper) => !papers.includes(paper));
  },
  cases: [
    paperCase('an old house for sale leaves only the area of a lot away', {}, ['floorArea'], 'loi 65-557, art. 46'),
    paperCase(
      'a house of 2019 has neither asbestos nor lead',
      built(2019),
      ['asbestos', 'lead', 'floorArea'],
      'CSP, L1334-5 and R1334-14',
    ),
    paperCase('a house of 1949 has no lead', built(1949), ['lead', 'floorArea'], 'CSP, L1334-5: before 1 January 1949'),
    paperCase('one of 1948 may have', built(1948), ['floorArea'], 'CSP, L1334-5'),
    paperCase('of an unknown year nothing is ruled out', built(null), ['floorArea'], 'CSP, L1334-5 and R1334-14'),
    paperCase(
      'a lot for sale is measured and has no audit',
      { propertyType: 'APARTMENT', coOwnership: NEW_CO_OWNERSHIP },
      ['energyAudit'],
      'loi 65-557, art. 46; CCH, L126-28-1',
    ),
    paperCase(
      'a dwelling to let is measured and has no audit',
      { transactionType: 'RENT' },
      ['energyAudit'],
      'loi 89-462, art. 3',
    ),
    paperCase(
      'a shop has neither lead nor audit',
      { propertyType: 'SHOP' },
      ['energyAudit', 'lead', 'floorArea'],
      'CSP, L1334-5: of dwellings; CCH, L126-28-1',
    ),
    paperCase(
      'land has no report of a building',
      { propertyType: 'LAND', ...built(null) },
      ['energy', 'energyAudit', 'asbestos', 'lead', 'electricity', 'gas', 'termites', 'floorArea', 'sanitation'],
      'CCH, L271-4: of what is built',
    ),
  ],
});
