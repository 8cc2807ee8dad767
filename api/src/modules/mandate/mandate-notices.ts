import { frenchDay } from '@pignon/shared/domain/common/french';
import { instantOf } from '@pignon/shared/domain/common/day';
import { reminderWindow, type Notice } from '@pignon/shared/domain/mandate/mandate-deadlines';
import { renewsUntil } from '@pignon/shared/domain/mandate/mandate-renewal';
import { mandateSubject } from '@pignon/shared/domain/mandate/mandate-name';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { NewEvent } from '../event/event-write.repo';
import { mandateEvent } from './mandate-change';

/** French time at which a task is due. */
const DUE_TIME = '09:00';
const MAX_CONTACTS = 10;

/** A task linked to the mandate, its property and its principals, due in the morning of a day. */
function task(mandate: Mandate, user: string, day: string, title: string, text: string): NewEvent {
  const { links = [] } = mandateEvent(mandate, title);
  const contacts = mandate.counterParts
    .slice(0, MAX_CONTACTS)
    .map((id) => ({ kind: 'contact' as const, id: String(id) }));
  const due = instantOf(day, DUE_TIME);
  return { type: 'TASK', title, text, due, done: false, user, links: [...links, ...contacts] };
}

/** Makes the events of a deadline; tasks are due on the next working day. */
export function noticeEvents(mandate: Mandate, { kind, about }: Notice, user: string, tomorrow: string): NewEvent[] {
  const name = mandateSubject(mandate);
  switch (kind) {
    case 'WITHDRAWAL':
      return [mandateEvent(mandate, `${name}\u00a0: le délai de rétractation est écoulé`)];
    case 'IRREVOCABILITY':
      return [
        mandateEvent(mandate, `${name}\u00a0: l’irrévocabilité a pris fin`),
        task(
          mandate,
          user,
          tomorrow,
          `${name}\u00a0: faire le point avec le mandant`,
          `L’irrévocabilité a pris fin le ${frenchDay(about)}\u00a0: chaque partie peut y mettre fin avec 15 jours de préavis, par lettre recommandée.`,
        ),
      ];
    case 'RENEWAL': {
      const { closes } = reminderWindow(about);
      const due = closes < tomorrow ? closes : tomorrow;
      return [
        task(
          mandate,
          user,
          due,
          `${name}\u00a0: rappeler au mandant la reconduction tacite avant le ${frenchDay(closes)}`,
          `Le mandat atteint son terme le ${frenchDay(about)} et se reconduit jusqu’au ${frenchDay(renewsUntil(mandate) ?? about)}. Le mandant consommateur doit être informé par lettre nominative ou courriel dédié, au plus tôt trois mois et au plus tard un mois avant le terme, qu’il peut ne pas le reconduire (code de la consommation, art.\u00a0L. 215-1)\u00a0: la lettre est prête dans les documents du mandat. À défaut, il peut y mettre fin à tout moment.`,
        ),
      ];
    }
  }
}
