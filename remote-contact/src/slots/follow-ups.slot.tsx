import type { ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import { useUser } from '@pignon/shared/auth';
import type { HomeView } from '@pignon/shared/contract';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { BellIcon, Panel, PanelContent, PanelList, Skeleton } from '@pignon/shared/ui/core';
import { useFollowUps } from '../data/contact.queries';
import { FollowUpLine } from '../features/follow-up-line';
import { followUpList, followUps } from '../features/follow-ups';
import { usePostponeFollowUp } from '../features/use-postpone-follow-up';
import styles from '../features/follow-ups.module.css';

const LINES = 6;

function Waiting() {
  return (
    <PanelList>
      {Array.from({ length: LINES }, (_, line) => (
        <li key={line} className={styles.line}>
          <span className={styles.body}>
            <Skeleton width={`${40 + (line % 3) * 12}%`} />
            <Skeleton width="50%" height={12} />
          </span>
          <Skeleton width={96} height={20} round />
        </li>
      ))}
    </PanelList>
  );
}

/** "À relancer": contacts to call back today, with number and postponement. */
export function Slot(view: HomeView): ReactNode {
  const { t } = useTranslation('contact');
  const { nameOf } = useColleagues();
  const me = useUser()?.loginEmail ?? '';
  const query = useFollowUps(followUps(view, me));
  const { putOff, remaining } = usePostponeFollowUp();
  const unanswered = query.data && remaining(query.data.content);
  const handledCount = (query.data?.content.length ?? 0) - (unanswered?.length ?? 0);
  return (
    <Panel
      title={t('followUps.title')}
      icon={<BellIcon />}
      count={query.data && query.data.page.totalElements - handledCount}
      action={<Link to={followUpList(view, me)}>{t('action.seeAll')}</Link>}
    >
      <PanelContent
        query={{ data: unanswered, error: query.error, refetch: query.refetch }}
        skeleton={<Waiting />}
        isEmpty={(list) => list.length === 0}
        empty={
          <>
            {t('followUps.empty')} <Link to={paths.contactsOfType('customer')}>{t('followUps.toCustomers')}</Link>
          </>
        }
      >
        {(list) => (
          <PanelList>
            {list.map((contact) => (
              <FollowUpLine
                key={contact.id}
                contact={contact}
                today={view.day}
                negotiatorName={view.whose === 'ALL' && contact.negotiator !== null ? nameOf(contact.negotiator) : null}
                onPostpone={putOff}
              />
            ))}
          </PanelList>
        )}
      </PanelContent>
    </Panel>
  );
}
