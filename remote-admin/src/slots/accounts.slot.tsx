import type { ReactNode } from 'react';
import type { HomeView } from '@pignon/shared/contract';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { formatRelative, useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import {
  ButtonLink,
  DateText,
  Panel,
  PanelContent,
  PanelLine,
  PanelList,
  PanelPart,
  ShieldCheckIcon,
  UserCheckIcon,
} from '@pignon/shared/ui/core';
import { useIncidents, useUsers } from '../data/admin.queries';
import { admitAddress, pendingUsers } from '../features/home/pending-users';

const MAX_ACCOUNTS = 4;

/** "Comptes et incidents": accounts waiting for admission, and browser errors. */
export function Slot(_: HomeView): ReactNode {
  const { t } = useTranslation('admin');
  const users = useUsers(true);
  const incidents = useIncidents({ pageSize: MAX_ACCOUNTS });
  const data = users.data && incidents.data && { pending: pendingUsers(users.data), incidents: incidents.data };
  return (
    <Panel
      title={t('home.title')}
      icon={<ShieldCheckIcon />}
      count={data && data.pending.length + data.incidents.page.totalElements}
      action={<Link to={paths.administration('users')}>{t('action.seeAll')}</Link>}
    >
      <PanelContent
        query={{
          data,
          error: users.error ?? incidents.error,
          refetch: () => Promise.all([users.refetch(), incidents.refetch()]),
        }}
        isEmpty={(found) => found.pending.length + found.incidents.content.length === 0}
        empty={
          <>
            {t('home.empty')} <Link to={paths.administration('users')}>{t('home.users')}</Link>
          </>
        }
      >
        {(found) => (
          <>
            {found.pending.length > 0 && (
              <PanelPart title={t('home.admit')} count={found.pending.length}>
                <PanelList>
                  {found.pending.slice(0, MAX_ACCOUNTS).map(({ loginEmail, firstName, lastName, createdTime }) => (
                    <PanelLine
                      key={loginEmail}
                      title={`${firstName} ${lastName}`.trim() || loginEmail}
                      note={t('home.waiting', { when: formatRelative(createdTime) })}
                    >
                      <ButtonLink size="small" to={admitAddress(loginEmail)} icon={<UserCheckIcon />}>
                        {t('home.admitOne')}
                      </ButtonLink>
                    </PanelLine>
                  ))}
                </PanelList>
              </PanelPart>
            )}
            {found.incidents.content.length > 0 && (
              <PanelPart title={t('home.incidents')}>
                <PanelList>
                  {found.incidents.content.map(({ errorId, remote, version, message, count, last }) => (
                    <PanelLine
                      key={errorId}
                      title={message}
                      note={[`${remote} ${version}`, t('home.times', { count })].join(' · ')}
                    >
                      <span className="pg-panel-soft">
                        <DateText iso={last} as="relative" />
                      </span>
                    </PanelLine>
                  ))}
                </PanelList>
              </PanelPart>
            )}
          </>
        )}
      </PanelContent>
    </Panel>
  );
}
