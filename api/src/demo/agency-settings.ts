/** What the demonstration agency says of itself on documents; every number is invented. */
export const DEMO_AGENCY: Record<string, unknown> = {
  name: 'Pignon Côte basque',
  legalName: 'Pignon Côte basque SARL',
  street: '12 avenue de l’Océan',
  postcode: '64200',
  city: 'Biarritz',
  phone: '+33536490064',
  email: 'bonjour@pignon.test',
  registrationNumber: '000 000 064 RCS Bayonne',
  professionalCard: 'CPI 6401 2026 000 000 064',
  chamber: 'CCI de Bayonne Pays basque',
  guarantor: 'Garantie mutuelle de l’immobilier',
  guaranteeAmount: 120_000,
  insurer: 'Assurance professionnelle du littoral',
  mediator: 'Médiation de l’immobilier',
  feeScaleUrl: 'https://pignon.test/honoraires',
};
