/** Certificates and papers that a mandate's file ticks off. */
export const DIAGNOSES = [
  'energy',
  'asbestos',
  'lead',
  'electricity',
  'gas',
  'termites',
  'risks',
  'floorArea',
  'sanitation',
  'titleDeed',
] as const;

export const TERMINATIONS: readonly string[] = [
  'Le propriétaire conserve son bien.',
  'Résiliation par lettre recommandée au terme de la période irrévocable.',
  'Vente réalisée entre particuliers, sans rémunération.',
  'Succession en cours\u00a0: vente suspendue par les héritiers.',
  'Mandat confié à un confrère.',
];
