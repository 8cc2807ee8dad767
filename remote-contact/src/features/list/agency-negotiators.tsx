import type { ReactNode } from 'react';
import type { Colleagues } from '@pignon/shared/api';
import { normalise } from '@pignon/shared/domain/common/text/normalise';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { User } from '@pignon/shared/domain/user/user.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { Email, Panel, PanelLine, PanelList, Phone, UsersIcon } from '@pignon/shared/ui/core';
import styles from './contact-list.module.css';

interface AgencyNegotiatorsProps {
  colleagues: Colleagues;
  /** Text of the list's search. */
  text: string;
}

const emailOf = ({ email, loginEmail }: User): string => email || loginEmail;

/** Negotiators of the agency, above those of other agencies, who are contacts. */
export function AgencyNegotiators({ colleagues, text }: AgencyNegotiatorsProps): ReactNode {
  const { t } = useTranslation('contact');
  const words = normalise(text).split(' ');
  const found = colleagues.negotiators.filter((user) => {
    const known = normalise([colleagues.nameOf(user.loginEmail), emailOf(user), ...user.phoneNumbers].join(' '));
    return words.every((word) => known.includes(word));
  });
  return (
    <>
      {found.length > 0 && (
        <Panel title={t('negotiators.ours')} icon={<UsersIcon />} count={found.length}>
          <PanelList>
            {found.map((user) => (
              <PanelLine
                key={user.loginEmail}
                title={
                  <Link to={`${paths.contacts}?${new URLSearchParams({ negotiator: user.loginEmail }).toString()}`}>
                    {colleagues.nameOf(user.loginEmail)}
                  </Link>
                }
                note={
                  <span className={styles.line}>
                    <Email address={emailOf(user)} ofColleague />
                    {user.phoneNumbers.map((number) => (
                      <Phone key={number} number={number} ofColleague />
                    ))}
                  </span>
                }
              />
            ))}
          </PanelList>
        </Panel>
      )}
      <h2 className={styles.part}>{t('negotiators.others')}</h2>
    </>
  );
}
