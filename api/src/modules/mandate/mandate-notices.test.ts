import { addDays, addMonths, clockOf, dayOf } from '@pignon/shared/domain/common/day';
import { aMandate } from '@pignon/shared/domain/documents/test/mandates';
import { noticeEvents } from './mandate-notices';

it.each(['2026-10-24', '2026-10-25', '2027-03-27', '2027-03-28'])(
  'a reminder is due at nine in France on %s, a day of a clock change too',
  (day) => {
    const notice = { kind: 'RENEWAL', about: addMonths(day, 1) } as const;
    const [task] = noticeEvents(aMandate(), notice, 'claire@pignon.test', addDays(day, 1));
    const due = task?.due ?? '';
    expect([dayOf(due), clockOf(due)]).toEqual([day, '09:00']);
  },
);
