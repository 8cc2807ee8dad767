import { addMonths } from '../common/day';
import type { FieldProblem } from '../common/problem';
import { MAX_DURATION_MONTHS } from './mandate.limits';
import type { AmendmentSchema, Mandate } from './mandate.schema';
import type { Extension } from './mandate-write.schema';
import type { z } from 'zod';

export type Amendment = z.infer<typeof AmendmentSchema>;

const french = (day: string) => day.split('-').reverse().join('/');

/** The amendment that moves the term, or the first rule it breaks. */
export function extensionOf(
  { startDate, endDate }: Pick<Mandate, 'startDate' | 'endDate'>,
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
  if (until > addMonths(signed, MAX_DURATION_MONTHS))
    return { problem: { path: 'endDate', message: `Un mandat est limité à ${MAX_DURATION_MONTHS} mois` } };
  const said = text ?? `Prolongation jusqu’au ${french(until)} aux mêmes conditions.`;
  return { amendment: { date: signed, text: said, endDate: until } };
}
