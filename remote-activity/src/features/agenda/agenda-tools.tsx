import type { ReactNode } from 'react';
import { negotiatorOptions, type Colleagues } from '@pignon/shared/api';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { toggled } from '@pignon/shared/router';
import {
  Button,
  ButtonLink,
  ChevronLeftIcon,
  ChevronRightIcon,
  FilterChip,
  FilterMenu,
  IconButton,
  ListFilterIcon,
  Segmented,
} from '@pignon/shared/ui/core';
import { AGENDA_VIEWS, type AgendaView, type Whose } from './agenda-state';
import { formatPeriod, formatShortPeriod } from './format-period';
import styles from './agenda-page.module.css';

interface AgendaToolsProps {
  view: AgendaView;
  day: string;
  who: Whose;
  colleagues: Colleagues;
  /** True when the user's own agenda differs from everybody's. */
  hasOwnAgenda: boolean;
  /** loginEmail of a user who is not a negotiator but has meetings and tasks. */
  me: string | undefined;
  /** Narrow layout, as on a phone. */
  narrow: boolean;
  onView: (view: AgendaView) => void;
  onStep: (step: 1 | -1) => void;
  onToday: () => void;
  onWho: (change: (who: Whose) => Whose) => void;
}

/** The users who are chosen one by one. */
const usersIn = (who: Whose): readonly string[] => (typeof who === 'string' ? [] : who);

/** Day, week, month or the team. */
export function AgendaViews({ view, onView }: Pick<AgendaToolsProps, 'view' | 'onView'>): ReactNode {
  const { t } = useTranslation('activity');
  return (
    <Segmented
      label={t('agenda.view')}
      value={view}
      options={AGENDA_VIEWS.map((value) => ({ value, label: t(`agenda.view.${value}`) }))}
      onChange={onView}
    />
  );
}

/** Period, view and people of the agenda. On a phone the view has a row of its own. */
export function AgendaTools(props: AgendaToolsProps): ReactNode {
  const { view, day, who, colleagues, hasOwnAgenda, me, narrow, onView, onStep, onToday, onWho } = props;
  const { t } = useTranslation('activity');
  const selectedUsers = usersIn(who);
  const isAll = who === 'ALL' || !hasOwnAgenda || view === 'TEAM';
  const everybody = [
    ...(hasOwnAgenda ? [{ value: 'MINE', label: t('agenda.mine') }] : []),
    { value: 'ALL', label: t('agenda.everybody') },
    ...(me === undefined ? [] : [{ value: me, label: t('agenda.mine') }]),
  ];
  const selectUsers = (value: string) =>
    onWho((now) => {
      if (value === 'MINE' || value === 'ALL') return value;
      const next = toggled(usersIn(now), value);
      return next.length > 0 ? next : 'MINE';
    });
  return (
    <>
      <span className={styles.steps}>
        <IconButton label={t(`agenda.before.${view}`)} icon={<ChevronLeftIcon />} onClick={() => onStep(-1)} />
        <Button onClick={onToday}>{t('agenda.today')}</Button>
        <IconButton label={t(`agenda.after.${view}`)} icon={<ChevronRightIcon />} onClick={() => onStep(1)} />
      </span>
      {!narrow && <AgendaViews view={view} onView={onView} />}
      <FilterMenu
        label={t(selectedUsers.length > 0 ? 'agenda.people' : isAll ? 'agenda.everybody' : 'agenda.mine')}
        options={[...everybody, ...negotiatorOptions(colleagues)]}
        chosen={selectedUsers}
        onToggle={selectUsers}
      />
      <ButtonLink to={paths.visits} icon={<ListFilterIcon />}>
        {t('agenda.toList')}
      </ButtonLink>
      <strong className={styles.period} aria-live="polite">
        {narrow ? formatShortPeriod(view, day) : formatPeriod(view, day)}
      </strong>
    </>
  );
}

/** The people chosen, each with a cross. */
export function AgendaChips({ who, colleagues, onWho }: Pick<AgendaToolsProps, 'who' | 'colleagues' | 'onWho'>) {
  if (typeof who === 'string') return null;
  return who.map((one) => (
    <FilterChip
      key={one}
      label={colleagues.nameOf(one)}
      onRemove={() =>
        onWho((now) => {
          const others = usersIn(now).filter((other) => other !== one);
          return others.length > 0 ? others : 'MINE';
        })
      }
    />
  ));
}
