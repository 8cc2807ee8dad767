/** Why a column is not imported, in the words of an import's report. */
export const LEFT_OUT_REASONS = {
  BUILDER: 'modèle de constructeur, non géré',
  BUSINESS: 'fonds de commerce ou droit au bail, non gérés',
  CUSTOM: 'champ libre de l’autre logiciel, de sens inconnu',
  DISTRICT: 'le quartier ne se traduit pas',
  DPE_OLD_COST: 'le DPE en vigueur donne une fourchette',
  DPE_VERSION: 'la date du DPE en dit la version',
  LEASE: 'conditions du bail commercial, sans champ ici',
  LIFE_ANNUITY: 'viager, non géré',
  NEGOTIATOR: 'code propre à l’autre logiciel',
  NO_FIELD: 'sans champ ici',
  PANORAMA: 'vue panoramique, non gérée',
  PORTAL: 'réglage de diffusion de l’autre logiciel',
  STAY: 'location saisonnière, non gérée',
  VAT_PRICE: 'le prix affiché est toutes taxes comprises',
  WALLS: 'loyer des murs, sans champ ici',
  YEARLY_RENT: 'le loyer mensuel est retenu',
  YIELD: 'rapport locatif, sans champ ici',
} as const;
export type LeftOutReason = keyof typeof LEFT_OUT_REASONS;

/** A column of the format: the property path that it is read into (`import` for internal use), or why it is ignored. */
export type PolirisColumn = { label: string; to: string } | { label: string; out: LeftOutReason };
