import type { Event } from '@pignon/shared/domain/event/event.schema';
import type { AgendaEntry } from '@pignon/shared/domain/visit/agenda.schema';
import type { VisitSummary } from '@pignon/shared/domain/visit/visit.schema';

const AT = '2026-11-21T09:30:00.000Z';

export function aVisit(overrides: Partial<VisitSummary> = {}): VisitSummary {
  return {
    id: 1,
    groupId: '00000000-0000-4000-8000-000000000001',
    propertyRef: 'V26-00042',
    propertyTitle: 'Maison de ville avec jardin',
    city: 'Bayonne',
    contacts: [{ contactId: 7, name: 'Harispe Maialen' }],
    negotiator: 'jean@pignon.test',
    start: AT,
    end: '2026-11-21T10:00:00.000Z',
    kind: 'FIRST',
    status: 'PLANNED',
    cancelReason: null,
    voucherSignedAt: null,
    feedback: null,
    createdTime: AT,
    modifiedTime: AT,
    version: 1,
    ...overrides,
  };
}

export function anEvent(overrides: Partial<Event> = {}): Event {
  return {
    id: 1,
    type: 'CALL',
    title: 'Appel à Mme Harispe',
    text: 'Souhaite revoir la maison.',
    start: AT,
    end: null,
    due: null,
    done: true,
    user: 'jean@pignon.test',
    author: null,
    links: [{ kind: 'contact', id: '7' }],
    createdTime: AT,
    version: 1,
    ...overrides,
  };
}

export function anEntry(overrides: Partial<AgendaEntry> = {}): AgendaEntry {
  return {
    kind: 'VISIT',
    id: 1,
    version: 1,
    start: AT,
    end: '2026-11-21T10:00:00.000Z',
    day: null,
    title: 'Maison de ville avec jardin',
    city: 'Bayonne',
    propertyRef: 'V26-00042',
    users: ['jean@pignon.test'],
    contacts: [{ contactId: 7, name: 'Harispe Maialen' }],
    groupId: '00000000-0000-4000-8000-000000000001',
    status: 'PLANNED',
    done: false,
    movable: true,
    ...overrides,
  };
}
