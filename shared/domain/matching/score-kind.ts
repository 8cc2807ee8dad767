import { capitalize, frenchList } from '../common/french';
import { PROPERTY_TYPE_WORDS, type PropertyType, type TransactionType } from '../property/property.enums';
import { match, miss, near, type CriterionScore } from './criterion-score';

const OFFERED: Readonly<Record<TransactionType, string>> = { SALE: 'À vendre', RENT: 'À louer' };
const SOUGHT: Readonly<Record<TransactionType, string>> = { SALE: 'un achat', RENT: 'une location' };

/** Similar kinds, often accepted in place of each other. */
const SIMILAR_TYPES: readonly (readonly [PropertyType, PropertyType])[] = [
  ['HOUSE', 'CASTLE'],
  ['APARTMENT', 'LOFT'],
  ['HOUSE', 'LOFT'],
  ['SHOP', 'PREMISES'],
  ['OFFICE', 'PREMISES'],
];

/** Types accepted by people who look for this one, and vice versa. */
export const similarTypes = (type: PropertyType): PropertyType[] =>
  SIMILAR_TYPES.filter((pair) => pair.includes(type)).flatMap((pair) => pair.filter((each) => each !== type));

/** Grade of a similar type: halfway. */
const SIMILAR_TYPE_SHARE = 0.5;

export function scoreTransaction(wantedTypes: readonly TransactionType[], offered: TransactionType): CriterionScore {
  if (wantedTypes.includes(offered)) return match(`${OFFERED[offered]}, comme demandé`);
  return miss(
    `${OFFERED[offered]}, alors que la recherche porte sur ${frenchList(wantedTypes.map((each) => SOUGHT[each]))}`,
  );
}

export function scoreType(wantedTypes: readonly PropertyType[], offered: PropertyType): CriterionScore {
  const word = capitalize(PROPERTY_TYPE_WORDS[offered].fr);
  if (wantedTypes.includes(offered)) return match(`${word}, comme demandé`);
  const wantedText = frenchList(
    wantedTypes.map((each) => PROPERTY_TYPE_WORDS[each].fr),
    'ou',
  );
  if (similarTypes(offered).some((each) => wantedTypes.includes(each)))
    return near(SIMILAR_TYPE_SHARE, `${word}, proche de ce qui est demandé (${wantedText})`);
  return miss(`${word}, et non ${wantedText}`);
}
