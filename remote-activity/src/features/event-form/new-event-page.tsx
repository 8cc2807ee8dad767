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
  const entered = useRefusedCall('POST event/create', search);
  const [links] = useState(() => linksFromSearch(search));
  const [first] = links;
  const nameOf = useLinkNames(links);
  const back = (first && recordPath(first.kind, first.id)) ?? paths.events;
  return (
    <PageFrame
      title={t(`new.page.${type}`)}
      back={
        <ButtonLink to={back} type="link" icon={<ArrowLeftIcon />}>
          {first ? nameOf(first) : t('events.title')}
        </ButtonLink>
      }
    >
      <div className={styles.page}>
        <NewEventForm
          key={entered?.id}
          type={type}
          entered={entered}
          writer={user?.loginEmail ?? ''}
          links={links}
          onCancel={() => void navigate(back)}
          onWaiting={() => {
            bus.publish('notice.raised', { message: waitingWord('waiting:kept') });
            void navigate(back, { replace: true });
          }}
          onSaved={() => {
            bus.publish('notice.raised', { message: t(`new.saved.${type}`) });
            void navigate(back, { replace: true });
          }}
        />
      </div>
    </PageFrame>
  );
}
