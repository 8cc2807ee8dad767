import { mandateName, mandateSubject, type NamedMandate } from './mandate-name';

const mandate = (overrides: Partial<NamedMandate>): NamedMandate => ({
  register: 'T',
  registerNumber: null,
  type: 'EXCLUSIVE',
  status: 'PENDING',
  ...overrides,
});

it.each([
  [{ registerNumber: 1204 }, 'Mandat n°\u00a0T-1204', 'Mandat n°\u00a0T-1204'],
  [{ registerNumber: 12, register: 'G' }, 'Mandat de gestion n°\u00a0G-12', 'Mandat de gestion n°\u00a0G-12'],
  [{}, 'Mandat à signer, sans numéro', 'Mandat sans numéro'],
  [{ status: 'CLOSED' }, 'Mandat jamais signé, sans numéro', 'Mandat sans numéro'],
  [{ type: 'PARTNER', status: 'RUNNING' }, 'Délégation de mandat, sans numéro', 'Délégation de mandat'],
] as const)('names %o by its register number once it has one', (overrides, name, subject) => {
  expect(mandateName(mandate(overrides))).toBe(name);
  expect(mandateSubject(mandate(overrides))).toBe(subject);
});
