import type { ReactNode } from 'react';
import type { HomeView } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { Panel, PanelContent, PanelLine, PanelList, UsersIcon } from '@pignon/shared/ui/core';
import { usePeople } from '../data/people.queries';
import { nameOf, rolesOf } from '../features/person';

const SHOWN = 5;

/** Home page card: the agency's first users, with a link to all. */
export function Slot(_: HomeView): ReactNode {
  const { t } = useTranslation('example');
  const query = usePeople();
  return (
    <Panel
      title={t('title')}
      icon={<UsersIcon />}
      count={query.data?.length}
      action={<Link to="/example">{t('action.seeAll')}</Link>}
    >
      <PanelContent query={query} isEmpty={(people) => people.length === 0} empty={t('people.emptyText')}>
        {(people) => (
          <PanelList>
            {people.slice(0, SHOWN).map((user) => (
              <PanelLine key={user.loginEmail} title={nameOf(user)} note={rolesOf(user, t, t('people.noRole'))} />
            ))}
          </PanelList>
        )}
      </PanelContent>
    </Panel>
  );
}
