import { useState, type ReactNode } from 'react';
import { useUser } from '@pignon/shared/auth';
import { bus } from '@pignon/shared/bus';
import { useTranslation } from '@pignon/shared/i18n';
import { useLocation, useNavigate } from '@pignon/shared/router';
import { ArrowLeftIcon, ButtonLink, PageFrame } from '@pignon/shared/ui/core';
import { pathOf } from '../events/event-link';
import { askedLinks, type NewEventType } from './new-event';
import { NewEventForm } from './new-event-form';
import styles from './new-event.module.css';

/** Writes a task or a call down, and goes back to the record that the address names, or to the events. */
export function NewEventPage({ type }: { type: NewEventType }): ReactNode {
  const { t } = useTranslation('activity');
  const user = useUser();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [links] = useState(() => askedLinks(search));
  const [first] = links;
  const back = (first && pathOf(first.kind, first.id)) ?? '/event';
  return (
    <PageFrame
      title={t(`new.page.${type}`)}
      back={
        <ButtonLink to={back} type="link" icon={<ArrowLeftIcon />}>
          {first ? t(`link.${first.kind}`, { id: first.id }) : t('events.title')}
        </ButtonLink>
      }
    >
      <div className={styles.page}>
        <NewEventForm
          type={type}
          writer={user?.loginEmail ?? ''}
          links={links}
          onCancel={() => void navigate(back)}
          onSaved={({ id }) => {
            bus.publish('event.saved', { eventId: id });
            bus.publish('notice.raised', { message: t(`new.saved.${type}`) });
            void navigate(back, { replace: true });
          }}
        />
      </div>
    </PageFrame>
  );
}
