/** A complete energy certificate that portals accept. */
export const ENERGY = {
  date: '2025-03-01',
  ademeNumber: null,
  energyValue: 120,
  finalEnergyValue: null,
  energyClass: 'C',
  gesValue: 12,
  gesClass: 'C',
  costMin: 900,
  costMax: 1250,
  costReferenceDate: '2023-01-01',
  exemption: null,
  auditDate: null,
} as const;
