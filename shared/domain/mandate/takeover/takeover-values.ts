import type { CardKind } from '../../agency/agency.enums';
import { headingKey } from '../../import/heading-key';
import type { FeeType } from '../../property/property.enums';
import type { MandateStatus, MandateType, TerminationKind } from '../mandate.enums';

const byWord = <Value>(words: readonly [value: Value, words: string][]): ReadonlyMap<string, Value> =>
  new Map(words.flatMap(([value, known]) => known.split('|').map((word) => [word, value] as const)));

const TYPES = byWord<MandateType>([
  ['EXCLUSIVE', 'exclusif|exclusive|exclusivite|mandat exclusif|exclu|x|exclusif de vente|exclusif de location'],
  ['NON_EXCLUSIVE', 'simple|mandat simple|non exclusif|sans exclusivite|simple de vente|simple de location|s'],
  ['PARTNER', 'delegation|delegation de mandat|mandat delegue|inter cabinet|intercabinet|partage|partner'],
]);
export const readMandateType = (cell: string): MandateType | null => TYPES.get(headingKey(cell)) ?? null;

const REGISTERS = byWord<CardKind>([
  ['T', 't|transaction|transactions|carte t|vente|location|registre t'],
  ['G', 'g|gestion|gestion locative|gestion immobiliere|carte g|registre g'],
]);
export const readRegister = (cell: string): CardKind | null => REGISTERS.get(headingKey(cell)) ?? null;

const PAYERS = byWord<FeeType>([
  ['SELLER', 'vendeur|vendeurs|mandant|proprietaire|bailleur|charge vendeur|a la charge du vendeur|seller'],
  ['BUYER', 'acquereur|acquereurs|acheteur|locataire|charge acquereur|a la charge de l acquereur|buyer'],
  ['SHARED', 'partage|partages|vendeur et acquereur|acquereur et vendeur|les deux|shared'],
]);
export const readPayer = (cell: string): FeeType | null => PAYERS.get(headingKey(cell)) ?? null;

export interface ReadStatus {
  status: Exclude<MandateStatus, 'PENDING'>;
  /** Kind of end of a closed mandate. */
  kind: TerminationKind | null;
}
const closedStatus = (kind: TerminationKind): ReadStatus => ({ status: 'CLOSED', kind });

const STATUSES = byWord<ReadStatus>([
  [{ status: 'RUNNING', kind: null }, 'en cours|actif|active|valide|en vigueur|signe|ouvert|running|current'],
  [{ status: 'EXPIRED', kind: null }, 'expire|expiree|echu|echue|termine|terminee|fini|arrive a terme|perime|expired'],
  [{ status: 'SOLD', kind: null }, 'vendu|vendue|loue|louee|realise|realisee|sold|let'],
  [closedStatus('OTHER'), 'clos|close|cloture|cloturee|archive|archivee|sans suite|closed'],
  [closedStatus('NOTICE'), 'resilie|resiliee|denonce|denoncee|revoque|revoquee|terminated'],
  [closedStatus('CANCELLATION'), 'annule|annulee|nul|nulle|cancelled|void'],
  [closedStatus('WITHDRAWAL'), 'retracte|retractee|retractation|withdrawn'],
]);
export const readStatus = (cell: string): ReadStatus | null => STATUSES.get(headingKey(cell)) ?? null;

const MAX_INT32 = 2_147_483_647;

/** "n° T-512" -> 512 in register T; null for other texts. */
export function readRegisterNumber(cell: string): { number: number; register: CardKind | null } | null {
  const [, letter, digits] =
    /^(?:mandat\s*)?(?:n[°ºo]?\.?\s*)?(?:([tg])\s*[-–/ ]?\s*)?0*([1-9]\d*)(?:[,.]0+)?$/i.exec(
      cell
        .trim()
        .replace(/[\u00a0\u202f]/g, ' ')
        .replace(/(\d) (?=\d{3}(?:\D|$))/g, '$1'),
    ) ?? [];
  const number = Number(digits);
  if (digits === undefined || number > MAX_INT32) return null;
  return { number, register: letter === undefined ? null : letter.toUpperCase() === 'G' ? 'G' : 'T' };
}

/** "3", "3 mois", "1 an" -> months; null for anything else. */
export function readMonths(cell: string): number | null {
  const [, count, unit = ''] = /^(\d{1,3})\s*(mois|m|ans?|annees?)?$/.exec(headingKey(cell)) ?? [];
  if (count === undefined) return null;
  return unit.startsWith('a') ? Number(count) * 12 : Number(count);
}
