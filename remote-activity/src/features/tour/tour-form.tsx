import { useState, type ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button } from '@pignon/shared/ui/core';
import { DraftBar } from '@pignon/shared/ui/form';
import { useAgenda } from '../../data/tour.queries';
import { Stops } from './stops-panel';
import {
  clashesOf,
  hasSettledVisit,
  missingOf,
  otherVisits,
  plannedStops,
  resetsConfirmation,
  type TourDraft,
} from './tour-draft';
import { Schedule, Visitors } from './tour-settings';
import { useTour, type PlannedTour } from './use-tour';
import styles from './tour.module.css';

interface TourFormProps extends PlannedTour {
  /** Suggested contacts, shown as buttons. */
  offered: readonly number[];
  /** Content beside the save button. */
  actions?: (discard: (restoreDraft: (discardedDraft: TourDraft) => void) => void) => ReactNode;
}

/** Visitors, time and ordered properties of a new or edited tour. */
export function TourForm({ offered, actions, ...planned }: TourFormProps): ReactNode {
  const { t } = useTranslation('activity');
  const { draft, change, save, saving, failure, rebased, kept, giveUp: discard } = useTour(planned);
  const [openedAt] = useState(() => Date.now());
  const isNew = planned.editedTour === undefined;
  const colleagues = useColleagues();
  const agenda = useAgenda(draft.negotiator, draft.day);
  const stops = plannedStops(draft);
  const clashes = clashesOf(stops, otherVisits(draft, agenda.data?.content ?? []));
  const missing = missingOf(draft);
  const blocked = clashes.filter(Boolean).length;
  const resetCount = stops.filter(resetsConfirmation).length;
  const isPast = stops[0] !== undefined && Date.parse(stops[0].start) < openedAt;
  const state = () => {
    if (missing.length > 0) return missing.map((key) => t(key)).join(' ');
    if (blocked > 0) return t('tour.blocked', { count: blocked });
    if (isPast) return t('tour.past');
    return resetCount > 0 ? t('tour.again', { count: resetCount }) : t('tour.ready', { count: stops.length });
  };
  return (
    <form
      className={styles.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (missing.length === 0 && blocked === 0) void save();
      }}
    >
      <DraftBar draft={kept} isNew={isNew} onStartOver={() => discard()} />
      <div className={styles.settings}>
        {/* visits that are settled have their visitors, and a tour is that of the same visitors */}
        {!hasSettledVisit(draft) && <Visitors draft={draft} onChange={change} offered={offered} />}
        <Schedule draft={draft} onChange={change} colleagues={colleagues} />
      </div>
      <Stops
        draft={draft}
        onChange={change}
        clashes={clashes}
        planned={stops}
        refusals={failure?.refusalsByStop ?? new Map()}
        negotiator={colleagues.nameOf(draft.negotiator)}
      />
      <div className={styles.bar}>
        <p role="status">{state()}</p>
        {rebased && (
          <Alert type="warning" title={t('tour.rebased')}>
            {rebased.added.length > 0 && <p>{t('tour.rebasedAdded', { references: rebased.added.join(', ') })}</p>}
            {rebased.removed.length > 0 && <p>{t('tour.rebasedGone', { references: rebased.removed.join(', ') })}</p>}
          </Alert>
        )}
        {failure && <Alert type="error" title={failure.message} />}
        {agenda.error !== null && <Alert type="warning" title={t('tour.noAgenda')} />}
        {actions?.(discard)}
        <Button type="primary" htmlType="submit" loading={saving} disabled={missing.length > 0 || blocked > 0}>
          {t(isNew ? 'tour.create' : 'tour.save')}
        </Button>
      </div>
    </form>
  );
}
