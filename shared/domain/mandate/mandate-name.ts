import type { Mandate } from './mandate.schema';
import { numberedInRegister } from './register-number';

export type NamedMandate = Pick<Mandate, 'register' | 'registerNumber' | 'type' | 'status'>;

const numbered = (register: Mandate['register'], number: number): string =>
  `${register === 'G' ? 'Mandat de gestion' : 'Mandat'} ${numberedInRegister(register, number)}`;

/** Names a mandate by its register number, else by its status. */
export function mandateName({ register, registerNumber, type, status }: NamedMandate): string {
  if (registerNumber !== null) return numbered(register, registerNumber);
  if (type === 'PARTNER') return 'Délégation de mandat, sans numéro';
  return status === 'PENDING' ? 'Mandat à signer, sans numéro' : 'Mandat jamais signé, sans numéro';
}

/** The same at the start of a sentence. */
export function mandateSubject({ register, registerNumber, type }: Omit<NamedMandate, 'status'>): string {
  if (registerNumber !== null) return numbered(register, registerNumber);
  return type === 'PARTNER' ? 'Délégation de mandat' : 'Mandat sans numéro';
}
