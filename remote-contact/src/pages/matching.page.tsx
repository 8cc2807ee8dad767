import type { ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { useLocation, useSearchChange } from '@pignon/shared/router';
import { PageFrame, RecordPicker, ScreenEmpty, Segmented } from '@pignon/shared/ui/core';
import { matchingSearch, readMatchingAddress, type MatchingView } from '../features/matching/matching-address';
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
  const changeSearch = useSearchChange();
  const go = (change: (current: MatchingView) => MatchingView) =>
    changeSearch((search) => matchingSearch(change(readMatchingAddress(search))));
  const { strict, seen } = view;
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
              go(({ strict, seen }) =>
                from === 'contact' ? { from, contactId: null, strict, seen } : { from, reference: null, strict, seen },
              )
            }
          />
          {view.from === 'contact' ? (
            <RecordPicker
              key="contact"
              kind="contact"
              label={t('matching.findContact')}
              onPick={({ id }) => go(({ strict, seen }) => ({ from: 'contact', contactId: id, strict, seen }))}
            />
          ) : (
            <RecordPicker
              key="property"
              kind="property"
              label={t('matching.findProperty')}
              onPick={({ reference }) => go(({ strict, seen }) => ({ from: 'property', reference, strict, seen }))}
            />
          )}
          <label className={styles.strict}>
            <input
              type="checkbox"
              checked={strict}
              onChange={() => go((current) => ({ ...current, strict: !current.strict }))}
            />
            {t('matches.strict')}
          </label>
          <label className={styles.strict}>
            <input
              type="checkbox"
              checked={!seen}
              onChange={() => go((current) => ({ ...current, seen: !current.seen }))}
            />
            {t('matching.hideSeen')}
          </label>
        </div>
      }
    >
      <Ranking view={view} />
    </PageFrame>
  );
}
