/** Facts that may forbid a merge. */
interface MergeObstacles {
  /** One record was erased on request. */
  erased: boolean;
  /** Both are principals of one mandate that at least one of them signed, or that stands in the register. */
  signedTogether: boolean;
}

/** Why two records cannot become one, or null. */
export function mergeRefusal({ erased, signedTogether }: MergeObstacles): string | null {
  if (erased)
    return 'Les données de l’un de ces deux contacts ont été effacées\u00a0: il ne peut plus être fusionné avec un autre.';
  if (signedTogether)
    return 'Ces deux contacts sont tous deux mandants d’un même mandat signé, qui ne peut plus changer\u00a0: ils restent deux contacts.';
  return null;
}

export const MERGE_WITH_ITSELF = 'Un contact ne se fusionne pas avec lui-même.';
