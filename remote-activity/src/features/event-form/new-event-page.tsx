import { useState, type ReactNode } from 'react';
import { useUser } from '@pignon/shared/auth';
import { bus } from '@pignon/shared/bus';
import type { WrittenType } from '@pignon/shared/domain/event/event.enums';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { recordPath } from '@pignon/shared/domain/record/record-path';
import { useTranslation } from '@pignon/shared/i18n';
import { useLocation, useNavigate } from '@pignon/shared/router';
import { ArrowLeftIcon, ButtonLink, PageFrame } from '@pignon/shared/ui/core';
import { useWaitingWords } from '@pignon/shared/waiting';
import { useLinkNames } from '../events/link-names';
import { useRefusedCall } from '../waiting/use-refused-call';
import { NewEventForm } from './event-form';
import { linksFromSearch } from './event-values';
import styles from './event-form.module.css';

/** Creates an event, then returns to the record in the address, or to the events. */
export function NewEventPage({ type }: { type: WrittenType }): ReactNode {
  const { t } = useTranslation('activity');
  const waitingWord = useWaitingWords();
  const user = useUser();
  const navigate = useNavigate();
  const { search } = useLocation();
  const refusedCall = useRefusedCall('POST event/create', search);
  const [links] = useState(() => linksFromSearch(search));
  const [first] = links;
  const nameOf = useLinkNames(links);
  const backPath = (first && recordPath(first.kind, first.id)) ?? paths.events;
  return (
    <PageFrame
      title={t(`new.page.${type}`)}
      back={
        <ButtonLink to={backPath} type="link" icon={<ArrowLeftIcon />}>
          {first ? nameOf(first) : t('events.title')}
        </ButtonLink>
      }
    >
      <div className={styles.page}>
        <NewEventForm
          key={refusedCall?.id}
          type={type}
          refusedCall={refusedCall}
          writer={user?.loginEmail ?? ''}
          links={links}
          onCancel={() => void navigate(backPath)}
          onWaiting={() => {
            bus.publish('notice.raised', { message: waitingWord('waiting:kept') });
            void navigate(backPath, { replace: true });
          }}
          onSaved={() => {
            bus.publish('notice.raised', { message: t(`new.saved.${type}`) });
            void navigate(backPath, { replace: true });
          }}
        />
      </div>
    </PageFrame>
  );
}
