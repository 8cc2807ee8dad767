import { addMonths } from '../common/day';
import type { FieldProblem } from '../common/problem';
import { limitSentence, longestMonths } from './mandate.limits';
import type { Amendment, Mandate } from './mandate.schema';
import type { Extension } from './mandate-write.schema';

const french = (day: string) => day.split('-').reverse().join('/');

/** Builds the amendment that moves the term, or returns the first violated rule. */
export function extensionOf(
  { startDate, endDate, register }: Pick<Mandate, 'startDate' | 'endDate' | 'register'>,
  { date, endDate: until, text }: Extension,
  today: string,
): { amendment: Amendment } | { problem: FieldProblem } {
  const signed = date ?? today;
  if (signed > today) return { problem: { path: 'date', message: 'Un avenant ne peut être daté d’un jour à venir' } };
  if (startDate !== null && signed < startDate)
    return { problem: { path: 'date', message: 'Un avenant ne peut précéder le mandat' } };
  if (until <= today)
    return { problem: { path: 'endDate', message: 'La nouvelle fin du mandat doit être un jour à venir' } };
  if (endDate !== null && until <= endDate)
    return { problem: { path: 'endDate', message: `La nouvelle fin doit suivre l’actuelle, le ${french(endDate)}` } };
  if (until > addMonths(signed, longestMonths(register)))
    return { problem: { path: 'endDate', message: limitSentence(register) } };
  const sentence = text ?? `Prolongation jusqu’au ${french(until)} aux mêmes conditions.`;
  return { amendment: { date: signed, text: sentence, endDate: until } };
}
