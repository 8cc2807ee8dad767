import type { ReactNode } from 'react';
import { bus } from '@pignon/shared/bus';
import { cutContactName } from '@pignon/shared/domain/contact/contact-name';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { formatDateTime, useTranslation } from '@pignon/shared/i18n';
import { Link, useLocation, useNavigate, useParams } from '@pignon/shared/router';
import { usePrivacy } from '@pignon/shared/state';
import {
  ArrowLeftIcon,
  ButtonLink,
  MaskedValue,
  PageFrame,
  ScreenEmpty,
  ScreenError,
  ScreenLoading,
} from '@pignon/shared/ui/core';
import { useWaitingWords } from '@pignon/shared/waiting';
import { useVisits, visitById } from '../data/activity.queries';
import { FeedbackForm } from '../features/feedback/feedback-form';
import { useRefusedCall } from '../features/waiting/use-refused-call';
import { tourPath } from '../features/tour/tour-address';
import styles from '../features/feedback/feedback.module.css';

/** `/visit/12/feedback`: the visitors' feedback on the property. Hidden on the client's screen. */
export function Page(): ReactNode {
  const { t } = useTranslation('activity');
  const waitingWord = useWaitingWords();
  const { visitId = '' } = useParams();
  const isNumber = /^[1-9]\d{0,14}$/.test(visitId);
  const query = useVisits(visitById(Number(visitId)), { enabled: isNumber });
  const navigate = useNavigate();
  const { key, search } = useLocation();
  const refusedCall = useRefusedCall('PATCH visit/{id}/feedback', search);
  const isPrivate = usePrivacy();
  const visit = query.data?.content[0];
  const tour = visit ? tourPath(visit.groupId) : paths.visits;
  // back to the previous page; a page opened by its address has none
  const leave = () => void (key === 'default' ? navigate(tour) : navigate(-1));
  const backLink = (
    <ButtonLink to={tour} type="link" icon={<ArrowLeftIcon />}>
      {t(visit ? 'follow.untitled' : 'visits.title')}
    </ButtonLink>
  );
  const isGone = !isNumber || (query.data !== undefined && !visit);
  return (
    <PageFrame title={t('feedback.title')} back={backLink}>
      {visit && (
        <div className={styles.page}>
          <p>
            <Link to={paths.property(visit.propertyRef)}>{visit.propertyTitle || visit.propertyRef}</Link>
            <span className={styles.soft}>
              {[' ', visit.city, visit.propertyRef, formatDateTime(visit.start)].filter(Boolean).join(' · ')}
            </span>
          </p>
          <p className={styles.soft}>
            {visit.contacts.map(({ contactId, name }) => (
              <span key={contactId}>
                <MaskedValue spoken={t('chip.contact')}>{cutContactName(name)}</MaskedValue>{' '}
              </span>
            ))}
          </p>
          {isPrivate && visit.feedback ? (
            <ScreenEmpty title={t('feedback.hidden')}>{t('feedback.hiddenText')}</ScreenEmpty>
          ) : (
            <FeedbackForm
              key={`${visit.id} ${refusedCall?.id ?? ''}`}
              visit={visit}
              refusedCall={refusedCall}
              onCancel={leave}
              onWaiting={() => {
                bus.publish('notice.raised', { message: waitingWord('waiting:kept') });
                leave();
              }}
              onSaved={() => {
                bus.publish('notice.raised', { message: t('feedback.saved') });
                leave();
              }}
            />
          )}
        </div>
      )}
      {isGone && <ScreenEmpty title={t('feedback.gone')} action={backLink} />}
      {!isGone && !visit && query.error && <ScreenError error={query.error} onRetry={() => void query.refetch()} />}
      {!isGone && !visit && !query.error && <ScreenLoading />}
    </PageFrame>
  );
}
