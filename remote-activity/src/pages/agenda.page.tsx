import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useCall, useColleagues } from '@pignon/shared/api';
import { useMay, useOwnCharge, useUser } from '@pignon/shared/auth';
import { agencyPlace } from '@pignon/shared/domain/agency/agency-place';
import { dayOf } from '@pignon/shared/domain/common/day';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { MAX_AGENDA_ENTRIES } from '@pignon/shared/domain/visit/agenda.enums';
import type { AgendaEntry } from '@pignon/shared/domain/visit/agenda.schema';
import { formatNumber, useTranslation } from '@pignon/shared/i18n';
import { useListState } from '@pignon/shared/router';
import { usePrivacy } from '@pignon/shared/state';
import { Alert, ButtonLink, lazyPart, PageFrame, RouteIcon, ScreenError, ScreenLoading } from '@pignon/shared/ui/core';
import { useNarrow } from '@pignon/shared/ui/table';
import { AgendaSkeleton } from '../features/agenda-skeleton';
import {
  AGENDA,
  neighbourDay,
  spanOf,
  teamOf,
  usersOf,
  type AgendaView,
  type Whose,
} from '../features/agenda/agenda-state';
import { AgendaChips, AgendaTools, AgendaViews } from '../features/agenda/agenda-tools';
import { EntryDialog } from '../features/agenda/entry-dialog';
import { keyOf, type MoveTarget } from '../features/agenda/entry-times';
import { entryTexts } from '../features/agenda/entry-texts';
import { formatPeriod } from '../features/agenda/format-period';
import { RefusalAlert } from '../features/agenda/refusal-alert';
import { TasksDialog } from '../features/agenda/tasks/tasks-dialog';
import { useMoves } from '../features/agenda/use-moves';
import styles from '../features/agenda/agenda-page.module.css';

const AgendaCalendar = lazyPart(async () => (await import('../features/agenda/calendar')).AgendaCalendar, 'page');

const NONE: readonly AgendaEntry[] = [];

/** Agenda by day, week, month, or team. */
export function Page(): ReactNode {
  const { t } = useTranslation('activity');
  const { filters, setFilters } = useListState(AGENDA);
  const isNarrow = useNarrow();
  const day = filters.day ?? dayOf();
  const ownCharge = useOwnCharge();
  // several people in one narrow column are unreadable
  const defaultView = ownCharge === null ? 'TEAM' : isNarrow ? 'DAY' : 'WEEK';
  const view: AgendaView = filters.view === 'AUTO' ? defaultView : filters.view;
  const users = usersOf(filters.who, view, ownCharge);
  const query = useCall(
    'POST visit/agenda/find',
    { body: { ...spanOf(view, day), ...(users && { users }) } },
    { keepPrevious: true, watch: true },
  );
  const agency = useCall('GET agency', {});
  const colleagues = useColleagues();
  const { nameOf, negotiators } = colleagues;
  const watched = usePrivacy();
  const mayWrite = useMay('write');
  const me = useUser()?.loginEmail;
  const { move, refusal, setRefusal } = useMoves();
  const [tasks, setTasks] = useState<readonly AgendaEntry[]>();
  const [openedEntry, setOpenedEntry] = useState<{ key: string; moving: boolean }>();
  // the calendar would be recreated once holidays are known
  const isReady = query.data !== undefined && !agency.isLoading;
  const found = query.data?.entries ?? NONE;
  // mandate deadlines are hidden from customers
  const entries = useMemo(
    () => (watched ? found.filter(({ kind }) => kind !== 'MANDATE_TERM') : found),
    [found, watched],
  );
  const wordsOf = useCallback((entry: AgendaEntry) => entryTexts(entry, t, nameOf, watched), [t, nameOf, watched]);
  const team = negotiators.map(({ loginEmail }) => loginEmail);
  const columns = (users ?? teamOf(team, entries)).join(',');
  // stable columns are not redrawn for each response
  const people = useMemo(
    () => (columns === '' ? [] : columns.split(',')).map((id) => ({ id, name: nameOf(id) })),
    [columns, nameOf],
  );
  const onMove = async (entry: AgendaEntry, target: MoveTarget) => {
    const refusal = await move(entry, target);
    setRefusal(refusal);
    return refusal === undefined;
  };
  const openEntry = entries.find((entry) => keyOf(entry) === openedEntry?.key);
  const setWho = (change: (who: Whose) => Whose) => setFilters(({ who }) => ({ who: change(who) }));
  return (
    <PageFrame
      title={t('agenda.title')}
      tabTitle={`${t('agenda.title')} · ${formatPeriod(view, day)}`}
      action={
        mayWrite && (
          <ButtonLink type="primary" icon={<RouteIcon />} to={paths.newTour}>
            {t('tour.start')}
          </ButtonLink>
        )
      }
      toolbar={
        <AgendaTools
          view={view}
          day={day}
          who={filters.who}
          colleagues={colleagues}
          hasOwnAgenda={ownCharge !== null}
          me={mayWrite && ownCharge === null ? me : undefined}
          narrow={isNarrow}
          onView={(next) => setFilters({ view: next })}
          onStep={(step) =>
            setFilters((now) => ({
              day: neighbourDay(now.view === 'AUTO' ? defaultView : now.view, now.day ?? dayOf(), step),
            }))
          }
          onToday={() => setFilters({ day: null })}
          onWho={setWho}
        />
      }
      chips={<AgendaChips who={filters.who} colleagues={colleagues} onWho={setWho} />}
    >
      {isNarrow && (
        <div className={styles.views}>
          <AgendaViews view={view} onView={(next) => setFilters({ view: next })} />
        </div>
      )}
      {refusal && <RefusalAlert refusal={refusal} onClose={() => setRefusal(undefined)} />}
      {query.data?.truncated && (
        <div className={styles.notice}>
          <Alert type="warning" title={t('agenda.truncated', { count: formatNumber(MAX_AGENDA_ENTRIES) })} />
        </div>
      )}
      {isReady && (
        <div className={query.isPlaceholderData ? styles.stale : undefined} aria-busy={query.isPlaceholderData}>
          <AgendaCalendar
            view={view}
            day={day}
            entries={entries}
            people={people}
            wordsOf={wordsOf}
            showsNames={view !== 'TEAM' && users?.length !== 1}
            label={t('agenda.label', { period: formatPeriod(view, day) })}
            narrow={isNarrow}
            stale={query.isPlaceholderData}
            postcode={agencyPlace(agency.data).postcode}
            dialogOpen={openedEntry !== undefined || tasks !== undefined}
            onMove={onMove}
            onOpen={(entry, moving) => setOpenedEntry({ key: keyOf(entry), moving })}
            onOpenTasks={setTasks}
            onDay={(next) => setFilters({ view: 'DAY', day: next })}
          />
          {!isNarrow && <p className={styles.hint}>{mayWrite ? t('agenda.hint') : t('agenda.hintReading')}</p>}
        </div>
      )}
      {!query.data && query.error && <ScreenError error={query.error} onRetry={() => void query.refetch()} />}
      {!isReady && !query.error && (
        <ScreenLoading>
          <AgendaSkeleton rows={8} />
        </ScreenLoading>
      )}
      {tasks && <TasksDialog tasks={tasks} wordsOf={wordsOf} onClose={() => setTasks(undefined)} />}
      {openEntry && openedEntry && (
        <EntryDialog
          key={openedEntry.key}
          entry={openEntry}
          words={wordsOf(openEntry)}
          colleagues={colleagues}
          moving={openedEntry.moving}
          onClose={() => setOpenedEntry(undefined)}
          onMove={move}
        />
      )}
    </PageFrame>
  );
}
