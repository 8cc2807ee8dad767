import type { ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { useLocation, useNavigate } from '@pignon/shared/router';
import { PageFrame, RecordPicker, ScreenEmpty, Segmented } from '@pignon/shared/ui/core';
import { matchingAddress, readMatchingAddress, type MatchingView } from '../features/matching/matching-address';
import { ForContact } from '../features/matching/properties-for-contact';
import { ForProperty } from '../features/matching/contacts-for-property';
import styles from '../features/matching/matching.module.css';

function Ranking({ view }: { view: MatchingView }): ReactNode {
  const { t } = useTranslation('contact');
  const { strict, seen } = view;
  if (view.from === 'contact' && view.contactId !== null)
    return <ForContact key={view.contactId} contactId={view.contactId} strict={strict} seen={seen} />;
  if (view.from === 'property' && view.reference !== null)
    return <ForProperty key={view.reference} reference={view.reference} strict={strict} seen={seen} />;
  return <ScreenEmpty title={t(`matching.pick.${view.from}`)}>{t(`matching.pickText.${view.from}`)}</ScreenEmpty>;
}

/** Page that matches customers' criteria with properties, both ways. */
export function Page(): ReactNode {
  const { t } = useTranslation('contact');
  const view = readMatchingAddress(useLocation().search);
  const navigate = useNavigate();
  const go = (next: MatchingView) => void navigate(matchingAddress(next));
  const { strict, seen } = view;
  const address = { strict, seen };
  return (
    <PageFrame
      title={t('matching.title')}
      toolbar={
        <div className={styles.pick}>
          <Segmented
            label={t('matching.from')}
            value={view.from}
            options={[
              { value: 'contact', label: t('matching.from.contact') },
              { value: 'property', label: t('matching.from.property') },
            ]}
            onChange={(from) =>
              go(from === 'contact' ? { from, contactId: null, ...address } : { from, reference: null, ...address })
            }
          />
          {view.from === 'contact' ? (
            <RecordPicker
              key="contact"
              kind="contact"
              label={t('matching.findContact')}
              onPick={({ id }) => go({ from: 'contact', contactId: id, ...address })}
            />
          ) : (
            <RecordPicker
              key="property"
              kind="property"
              label={t('matching.findProperty')}
              onPick={({ reference }) => go({ from: 'property', reference, ...address })}
            />
          )}
          <label className={styles.strict}>
            <input type="checkbox" checked={strict} onChange={() => go({ ...view, strict: !strict })} />
            {t('matches.strict')}
          </label>
          <label className={styles.strict}>
            <input type="checkbox" checked={!seen} onChange={() => go({ ...view, seen: !seen })} />
            {t('matching.hideSeen')}
          </label>
        </div>
      }
    >
      <Ranking view={view} />
    </PageFrame>
  );
}
