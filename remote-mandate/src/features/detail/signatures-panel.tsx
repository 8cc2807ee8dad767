import { useState, type ReactNode } from 'react';
import { useMay } from '@pignon/shared/auth';
import { usePageActions } from '@pignon/shared/contract';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, CircleCheckIcon, CircleIcon, DateText, Panel, PanelList, UsersIcon } from '@pignon/shared/ui/core';
import { PartyName } from './party-name';
import { SignDialog } from './sign-dialog';
import styles from './detail.module.css';

interface SignaturesProps {
  mandate: Mandate;
  names: ReadonlyMap<number, string> | undefined;
}

/** The principals, who of them has signed, and the way to note that they did. */
export function SignaturesPanel({ mandate, names }: SignaturesProps): ReactNode {
  const { t } = useTranslation('mandate');
  const [asking, setAsking] = useState(false);
  const { counterParts, signatures, status } = mandate;
  const signs = useMay('write') && status === 'PENDING';
  const ask = () => setAsking(true);
  usePageActions(signs ? [{ id: 'mandate.sign', label: t('sign.open'), run: ask }] : []);
  return (
    <Panel
      title={t('list.principals')}
      icon={<UsersIcon />}
      count={counterParts.length}
      action={
        signs && (
          <Button type="primary" size="small" onClick={ask}>
            {t('sign.open')}
          </Button>
        )
      }
    >
      <PanelList>
        {counterParts.map((contactId) => {
          const signature = signatures.find((each) => each.contactId === contactId);
          return (
            <li key={contactId} className={styles.party}>
              <PartyName contactId={contactId} name={names?.get(contactId)} linked />
              {signature ? (
                <span className={styles.signed}>
                  <CircleCheckIcon />
                  <span>
                    {t('sign.done')} <DateText iso={signature.signedAt} />
                  </span>
                </span>
              ) : (
                <span className={styles.unsigned}>
                  <CircleIcon />
                  {t('sign.missing')}
                </span>
              )}
            </li>
          );
        })}
      </PanelList>
      {asking && <SignDialog mandate={mandate} names={names} onClose={() => setAsking(false)} />}
    </Panel>
  );
}
