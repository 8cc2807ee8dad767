import { DayGrid, Interaction, ResourceTimeGrid, TimeGrid, type Calendar } from '@event-calendar/core';
import { parisFormat } from '@pignon/shared/domain/common/day';
import { isPublicHoliday } from '@pignon/shared/domain/common/working-day';
import type { Placed } from '@pignon/shared/domain/commune/territory';
import { locale } from '@pignon/shared/i18n';
import type { AgendaView } from './agenda-state';
import { DAY_BEGINS, DAY_ENDS } from './entry-times';
import { MORNING } from './opening-hour';

export const PLUGINS = [TimeGrid, DayGrid, ResourceTimeGrid, Interaction];

export const VIEW_NAMES: Readonly<Record<AgendaView, string>> = {
  DAY: 'timeGridDay',
  WEEK: 'timeGridWeek',
  MONTH: 'dayGridMonth',
  TEAM: 'resourceTimeGridDay',
};

/** Milliseconds of touch before an entry is dragged; a shorter touch scrolls. */
const LONG_PRESS_MS = 350;

/** Half an hour: two lines of text. */
const SLOT_PX = 40;
/** On a phone: a touch target. */
const TOUCH_SLOT_PX = 48;
const SLOT_MINUTES = 30;

const slotPx = (narrow: boolean): number => (narrow ? TOUCH_SLOT_PX : SLOT_PX);

/** Minutes of a day that the window of a calendar holds below its head. */
export function visibleMinutes(place: Element, narrow: boolean): number {
  const height = place.querySelector('.ec-main')?.clientHeight ?? 0;
  const head = place.querySelector('.ec-header')?.clientHeight ?? 0;
  return (Math.max(height - head, 0) / slotPx(narrow)) * SLOT_MINUTES;
}

/** `2026-11-25` of a date of the calendar, which has no time zone. */
const dayOfWall = (wall: Date): string =>
  [wall.getFullYear(), String(wall.getMonth() + 1).padStart(2, '0'), String(wall.getDate()).padStart(2, '0')].join('-');

const offset = parisFormat('en-US', { timeZoneName: 'longOffset' });
/** Current UTC offset of France, `+01:00`, for the line of the current time. */
const frenchOffset = (): string => /[+-]\d\d:\d\d/.exec(offset().format(new Date()))?.[0] ?? '+00:00';

/** Calendar options that never change on screen, with the public holidays of the agency's region. */
export function fixedOptions(words: {
  holiday: string;
  place: Placed;
  allDay: string;
  more: (count: number) => string;
  /** Label of the popup that lists a day's further entries. */
  close: string;
  /** Narrow layout, as on a phone. */
  narrow: boolean;
  /** Content at the top of a day in the month view. */
  dayNumber: (day: string) => HTMLElement[];
}): Calendar.Options {
  const header = new Intl.DateTimeFormat(locale(), { weekday: 'short', day: 'numeric', month: 'numeric' });
  const long = new Intl.DateTimeFormat(locale(), { dateStyle: 'full' });
  const withHoliday = (text: string, wall: Date) =>
    isPublicHoliday(dayOfWall(wall), words.place) ? `${text} · ${words.holiday}` : text;
  const hour = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return {
    locale: locale(),
    firstDay: 1,
    timeZone: frenchOffset(),
    buttonText: (texts) => ({ ...texts, close: words.close }),
    headerToolbar: { start: '', center: '', end: '' },
    height: '100%',
    nowIndicator: true,
    slotDuration: { minutes: SLOT_MINUTES },
    slotHeight: slotPx(words.narrow),
    slotEventOverlap: false,
    snapDuration: '00:15',
    slotMinTime: DAY_BEGINS,
    slotMaxTime: DAY_ENDS,
    flexibleSlotTimeLimits: true,
    scrollTime: MORNING,
    slotLabelFormat: hour,
    eventTimeFormat: hour,
    allDayContent: words.allDay,
    moreLinkContent: ({ num }) => words.more(num),
    dayHeaderAriaLabelFormat: (wall: Date) => withHoliday(long.format(wall), wall),
    dayMaxEvents: true,
    longPressDelay: LONG_PRESS_MS,
    views: {
      dayGridMonth: {
        dayCellContent: ({ date }) => ({ domNodes: words.dayNumber(dayOfWall(date)) }),
        // an entry too narrow to touch is no button: its day is
        ...(words.narrow && { eventClick: undefined }),
      },
      timeGridDay: { dayHeaderFormat: (wall: Date) => withHoliday(header.format(wall), wall) },
      timeGridWeek: { dayHeaderFormat: (wall: Date) => withHoliday(header.format(wall), wall) },
      resourceTimeGridDay: { dayHeaderFormat: (wall: Date) => withHoliday(header.format(wall), wall) },
    },
  };
}
