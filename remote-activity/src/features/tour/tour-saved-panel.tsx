import { useState, type ReactNode } from 'react';
import { call } from '@pignon/shared/api';
import { dayOf } from '@pignon/shared/domain/common/day';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { Tour } from '@pignon/shared/domain/visit/visit-write.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { useNavigate } from '@pignon/shared/router';
import { usePrivacy } from '@pignon/shared/state';
import {
  Button,
  ButtonLink,
  CalendarCheckIcon,
  CalendarDaysIcon,
  FileTextIcon,
  Panel,
  RefusedButton,
  Trash2Icon,
  useDocumentWindow,
} from '@pignon/shared/ui/core';
import { TourSummary } from '../visits/tour-summary';
import { DeleteTourDialog } from './delete-tour-dialog';
import { tourPath } from './tour-address';
import styles from './tour.module.css';

/** Next steps after saving a tour. */
export function TourSavedPanel({ tour }: { tour: Tour }): ReactNode {
  const { t } = useTranslation('activity');
  const watched = usePrivacy();
  const { open, busy } = useDocumentWindow();
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  const { groupId, visits } = tour;
  const [first] = visits;
  const voucher = () =>
    void open(t('tour.voucher'), () => call('GET visit/group/{groupId}/voucher', { params: { groupId } }));
  return (
    <div className={styles.done}>
      <Panel title={t('tour.saved')} icon={<CalendarCheckIcon />}>
        <TourSummary visits={visits} />
        <div className={styles.doneActions}>
          <ButtonLink type="primary" to={tourPath(groupId)}>
            {t('tour.open')}
          </ButtonLink>
          <ButtonLink to={first ? `${paths.visits}?day=${dayOf(first.start)}` : paths.visits}>
            {t('tour.see')}
          </ButtonLink>
          {watched ? (
            <RefusedButton icon={<FileTextIcon />} reason={t('tour.voucherHidden')}>
              {t('tour.voucher')}
            </RefusedButton>
          ) : (
            <Button icon={<FileTextIcon />} loading={busy} onClick={voucher}>
              {t('tour.voucher')}
            </Button>
          )}
          <ButtonLink icon={<CalendarDaysIcon />} to={paths.profile}>
            {t('tour.calendar')}
          </ButtonLink>
          <Button type="text" danger icon={<Trash2Icon />} onClick={() => setDeleting(true)}>
            {t('tour.delete', { count: visits.length })}
          </Button>
        </div>
      </Panel>
      {deleting && (
        <DeleteTourDialog
          groupId={groupId}
          count={visits.length}
          onClose={() => setDeleting(false)}
          onDeleted={() => void navigate(paths.visits)}
        />
      )}
    </div>
  );
}
