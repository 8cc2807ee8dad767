import type { ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import { tookPlace } from '@pignon/shared/domain/visit/visit-status';
import type { Tour } from '@pignon/shared/domain/visit/visit-write.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, Dialog, PanelContent, sentenceOf } from '@pignon/shared/ui/core';
import { useDeleteTour, useTourVisits } from '../../data/tour-deletion';
import { TourSummary } from '../visits/tour-summary';
import { isOverSeveralDays } from '../visits/tours';
import { VisitPanelList } from '../visits/visit-panel-list';
import styles from './tour.module.css';

/** Consequences of deleting the tour, or why it cannot be deleted. */
function Consequence({ tour }: { tour: Tour }) {
  const { t } = useTranslation('activity');
  const { nameOf } = useColleagues();
  const { visits } = tour;
  return (
    <>
      <TourSummary visits={visits} />
      <VisitPanelList
        visits={visits}
        nameOf={nameOf}
        shows={isOverSeveralDays(visits) ? 'date' : 'time'}
        without="contacts"
      />
      {tookPlace(visits) ? (
        <Alert type="warning" title={t('tour.tookPlace')} />
      ) : (
        <p className={styles.soft}>{t('tour.deleteText', { count: visits.length })}</p>
      )}
    </>
  );
}

interface DeleteTourDialogProps {
  groupId: string;
  /** Number of visits known before the whole tour is loaded. */
  count: number;
  onClose: () => void;
  onDeleted: () => void;
}

/** Confirms the deletion of a tour with all its visits; a list may show only some. */
export function DeleteTourDialog({ groupId, count, onClose, onDeleted }: DeleteTourDialogProps): ReactNode {
  const { t } = useTranslation('activity');
  const query = useTourVisits(groupId);
  const { mutate, isPending, error } = useDeleteTour(groupId, onDeleted);
  const tour = query.data;
  const visits = tour?.visits.length ?? count;
  return (
    <Dialog
      open
      title={t('tour.deleteTitle', { count: visits })}
      width={560}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button
            type="primary"
            danger
            loading={isPending}
            disabled={!tour || tookPlace(tour.visits)}
            onClick={() => tour && mutate({ version: tour.version, count: tour.visits.length })}
          >
            {t('tour.delete', { count: visits })}
          </Button>
        </>
      }
    >
      <div className={styles.deletion}>
        <PanelContent query={query} isEmpty={(read) => read.visits.length === 0} empty={t('tour.gone')}>
          {(read) => <Consequence tour={read} />}
        </PanelContent>
        {error && <Alert type="error" title={sentenceOf(error) ?? t('state.error')} />}
      </div>
    </Dialog>
  );
}
