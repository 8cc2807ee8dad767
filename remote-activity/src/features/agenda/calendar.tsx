import { createCalendar, destroyCalendar, type Calendar } from '@event-calendar/core';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { dayOf } from '@pignon/shared/domain/common/day';
import type { AgendaEntry } from '@pignon/shared/domain/visit/agenda.schema';
import { formatLongDate, useTranslation } from '@pignon/shared/i18n';
import { isPageKey, isPlain } from '@pignon/shared/router';
import { holidaysOf, type AgendaView } from './agenda-state';
import { calendarEvent, groupEvent } from './calendar-entry';
import { columnWidth } from './column-width';
import { fixedOptions, PLUGINS, visibleMinutes, VIEW_NAMES } from './calendar-options';
import { entryContent } from './entry-content';
import { hasLength, instantOfWall, isOfWholeDays, keyOf, movedDays, type MoveTarget } from './entry-times';
import type { EntryTexts } from './entry-texts';
import { restoreEntryFocus, keyAt, type FocusRestorer } from './restore-entry-focus';
import { dayNumber, openDaysByTouch } from './month-days';
import { openingHour } from './opening-hour';
import { groupTasks } from './tasks/task-groups';
import '@event-calendar/core/index.css';
import './calendar.css';

/** Scrolls wide columns to a day, beside the hours. */
function scrollToDay(place: HTMLElement, day: string): void {
  const window = place.querySelector('.ec-main');
  const head = place.querySelector(`.ec-col-head time[datetime="${day}"]`)?.closest('.ec-col-head');
  if (!window || !head) return;
  const hours = place.querySelector('.ec-header .ec-sidebar')?.getBoundingClientRect().width ?? 0;
  window.scrollLeft += head.getBoundingClientRect().left - window.getBoundingClientRect().left - hours;
}

/** Any day: it shows how a day is named. */
const ANY_DAY = '2026-01-01';

export interface AgendaCalendarProps {
  view: AgendaView;
  /** A day within the shown period. */
  day: string;
  entries: readonly AgendaEntry[];
  /** Columns of the team, in order. */
  people: readonly { id: string; name: string }[];
  wordsOf: (entry: AgendaEntry) => EntryTexts;
  /** True where one column has entries of several people. */
  showsNames: boolean;
  label: string;
  /** Narrow layout, as on a phone. */
  narrow: boolean;
  /** True while the entries are those of another period. */
  stale: boolean;
  /** Of the agency, for local holidays. */
  postcode: string | null | undefined;
  /** True while an entry's dialog is open; the entry is focused afterwards. */
  dialogOpen: boolean;
  /** Resolves false when the entry must return to its place. */
  onMove: (entry: AgendaEntry, target: MoveTarget) => Promise<boolean>;
  /** `moving`: the user wants to move the entry. */
  onOpen: (entry: AgendaEntry, moving: boolean) => void;
  /** Opens tasks drawn as one entry. */
  onOpenTasks: (tasks: readonly AgendaEntry[]) => void;
  onDay: (day: string) => void;
}

/**
 * Table roles that the library sets on separate elements, which make an invalid table. Each entry states its day
 * instead.
 */
const TABLE_ROLES = ['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell'].map((role) => `[role="${role}"]`);
const TABLE_PARTS = [...TABLE_ROLES, '[aria-colindex]', '[aria-colspan]'].join();
function dropTableRoles(place: Element): void {
  for (const box of place.querySelectorAll(TABLE_PARTS))
    for (const name of ['role', 'aria-colindex', 'aria-colspan']) box.removeAttribute(name);
}

/** The agenda, rendered by the calendar library; data and texts come from the page. */
export function AgendaCalendar(props: AgendaCalendarProps): ReactNode {
  const { view, day, entries, people, wordsOf, showsNames, label, narrow, postcode, dialogOpen } = props;
  const { t } = useTranslation('activity');
  const element = useRef<HTMLDivElement>(null);
  const calendar = useRef<Calendar>(undefined);
  const focus = useRef<FocusRestorer>(undefined);
  const taskGroups = useMemo(() => groupTasks(view, entries), [view, entries]);
  const latest = useRef({ ...props, ...taskGroups, t });
  useEffect(() => {
    latest.current = { ...props, ...taskGroups, t };
  });
  // texts that the library takes at creation: it is recreated only when one of these changes
  const dayName = formatLongDate(ANY_DAY);
  const fixed = [t('agenda.holiday'), t('agenda.allDay'), t('agenda.close'), t('agenda.openDay', { day: dayName })];
  const texts = [...fixed, t('agenda.more', { count: 1 }), t('agenda.more', { count: 2 })].join('\n');
  const groupAt = (id: string | number) => latest.current.groups.find(({ key }) => key === String(id));
  const found = (key: string | number) => latest.current.entries.find((entry) => keyOf(entry) === String(key));

  useEffect(() => {
    if (!element.current) return undefined;
    const restoreFocus = restoreEntryFocus(element.current);
    focus.current = restoreFocus;
    return () => restoreFocus.end();
  }, []);
  useEffect(() => {
    const place = element.current;
    if (!place) return undefined;
    let visibleRange = '';
    const onDrawn = () => {
      dropTableRoles(place);
      focus.current?.restore();
      const { stale, ...now } = latest.current;
      // column widths depend on entries: a change of them keeps the scroll position
      const next = `${now.view} ${now.day}`;
      if (stale || next === visibleRange) return;
      visibleRange = next;
      scrollToDay(place, now.day);
      const minutesShown = visibleMinutes(place, narrow);
      newCalendar.setOption('scrollTime', openingHour({ ...now, now: new Date(), minutesShown }));
    };
    const applyMove = async (info: Calendar.EventDropInfo | Calendar.EventResizeInfo, user?: string) => {
      const entry = found(info.event.id);
      if (!entry) return info.revert();
      const isEnded = hasLength(entry.kind) && (entry.end !== null || !('delta' in info));
      const start = instantOfWall(info.event.start);
      const target = isOfWholeDays(entry)
        ? movedDays(entry, dayOf(start))
        : { start, end: isEnded ? instantOfWall(info.event.end) : null };
      const result = await latest.current.onMove(entry, { ...target, user });
      if (!result) info.revert();
    };
    const newCalendar = createCalendar(place, PLUGINS, {
      ...fixedOptions({
        holiday: latest.current.t('agenda.holiday'),
        place: { insee: null, postcode },
        allDay: latest.current.t('agenda.allDay'),
        more: (count) => latest.current.t('agenda.more', { count }),
        close: latest.current.t('agenda.close'),
        narrow,
        dayNumber: (date) =>
          dayNumber(
            String(Number(date.slice(8))),
            latest.current.t('agenda.openDay', { day: formatLongDate(date) }),
            () => latest.current.onDay(date),
          ),
      }),
      view: VIEW_NAMES[latest.current.view],
      date: latest.current.day,
      eventContent: ({ event }) => {
        const group = groupAt(event.id);
        const entry = group?.first ?? found(event.id);
        if (!entry) return '';
        const key = group?.key ?? keyOf(entry);
        const words = latest.current.wordsOf(entry);
        if (group) {
          const taskTitle = latest.current.t('agenda.tasks', { count: group.tasks.length });
          return {
            domNodes: entryContent({ key, kind: 'TASK' }, { ...words, title: taskTitle, kind: '', details: '' }, false),
          };
        }
        return {
          domNodes: entryContent({ key, kind: entry.kind }, words, latest.current.showsNames),
        };
      },
      eventAllUpdated: onDrawn,
      viewDidMount: onDrawn,
      datesSet: onDrawn,
      eventClick: ({ event }) => {
        const group = groupAt(event.id);
        if (group) return latest.current.onOpenTasks(group.tasks);
        const entry = found(event.id);
        if (entry) latest.current.onOpen(entry, false);
      },
      eventDrop: (info) => void applyMove(info, info.newResource?.id),
      eventResize: (info) => void applyMove(info),
      dateClick: ({ dateStr, view: { type } }) => {
        if (type === VIEW_NAMES.MONTH) latest.current.onDay(dateStr.slice(0, 10));
      },
    });
    calendar.current = newCalendar;
    const onKeyDown = (event: KeyboardEvent) => {
      // the opened dialog takes the focus before keyup, and its button would be pressed
      if (event.key === 'Enter' && keyAt(event.target) !== undefined) event.preventDefault();
      if (event.key.toLowerCase() !== 'm' || !isPlain(event) || !isPageKey(event, 'letter')) return;
      const entry = found(keyAt(event.target) ?? '');
      if (!entry?.movable) return;
      event.preventDefault();
      latest.current.onOpen(entry, true);
    };
    place.addEventListener('keydown', onKeyDown);
    const endTouch = narrow ? openDaysByTouch(place, (date) => latest.current.onDay(date)) : undefined;
    return () => {
      endTouch?.();
      place.removeEventListener('keydown', onKeyDown);
      void destroyCalendar(newCalendar);
    };
  }, [texts, postcode, narrow]);

  useEffect(() => {
    calendar.current
      ?.setOption('date', day)
      .setOption('highlightedDates', holidaysOf(view, day, { insee: null, postcode }));
    calendar.current?.setOption('view', VIEW_NAMES[view]);
  }, [view, day, texts, postcode, narrow]);
  useEffect(() => {
    calendar.current?.setOption(
      'resources',
      people.map(({ id, name }) => ({ id, title: name })),
    );
  }, [people, texts, postcode, narrow]);
  useEffect(() => {
    calendar.current
      ?.setOption(
        'columnWidth',
        columnWidth(view, [...taskGroups.single, ...taskGroups.groups.map(({ first }) => first)]),
      )
      .setOption('events', [...taskGroups.single.map(calendarEvent), ...taskGroups.groups.map(groupEvent)]);
  }, [view, taskGroups, wordsOf, showsNames, texts, postcode, narrow]);
  useEffect(() => {
    if (!dialogOpen) focus.current?.restore();
  }, [dialogOpen]);

  return <div ref={element} className="agenda-calendar" role="region" aria-label={label} />;
}
