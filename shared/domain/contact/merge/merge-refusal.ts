/** Facts that may forbid a merge. */
interface MergeObstacles {
  /** True when one record was erased on request. */
  erased: boolean;
  /** True when both are principals of one mandate that one of them signed, or that is in the register. */
  signedTogether: boolean;
}

/** Why two records cannot be merged, or null. */
export function mergeRefusal({ erased, signedTogether }: MergeObstacles): string | null {
  if (erased)
    return 'Les données de l’un de ces deux contacts ont été effacées\u00a0: il ne peut plus être fusionné avec un autre.';
  if (signedTogether)
    return 'Ces deux contacts sont tous deux mandants d’un même mandat signé, qui ne peut plus changer\u00a0: ils restent deux contacts.';
  return null;
}

export const MERGE_WITH_ITSELF = 'Un contact ne se fusionne pas avec lui-même.';
