import { mandateName } from '@pignon/shared/domain/mandate/mandate-name';
import fr from '../messages/fr';
import { mandateTitle, type Words } from './mandate-title';

const texts: Readonly<Record<string, string>> = fr;
const t: Words = (key, values = {}) =>
  (texts[key] ?? key).replaceAll(/{{(\w+)}}/g, (_, name: string) => String(values[name]));

const title = (mandate: Partial<Parameters<typeof mandateTitle>[0]>) =>
  mandateTitle({ register: 'T', registerNumber: null, type: 'EXCLUSIVE', status: 'PENDING', ...mandate }, t);

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

it.each([
  [{ registerNumber: 12 }, /^Mandat n°\sT-12$/],
  [{ registerNumber: 12, register: 'G' }, /^Mandat de gestion n°\sG-12$/],
  [{}, /^Mandat à signer, sans numéro$/],
  [{ status: 'CLOSED' }, /^Mandat jamais signé, sans numéro$/],
  [{ type: 'PARTNER', status: 'RUNNING' }, /^Délégation de mandat, sans numéro$/],
] as const)('names %j by its register number, like links to it', (mandate, expected) => {
  expect(title(mandate)).toMatch(expected);
  const draft = { register: 'T', registerNumber: null, type: 'EXCLUSIVE', status: 'PENDING' } as const;
  expect(plain(title(mandate))).toBe(plain(mandateName({ ...draft, ...mandate })));
});
