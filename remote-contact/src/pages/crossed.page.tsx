import type { ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { useLocation, useNavigate } from '@pignon/shared/router';
import { PageFrame, RecordPicker, ScreenEmpty, Segmented } from '@pignon/shared/ui/core';
import { crossedAddress, readCrossed, type Crossed } from '../features/crossed/crossed-address';
import { ForContact } from '../features/crossed/for-contact';
import { ForProperty } from '../features/crossed/for-property';
import styles from '../features/crossed/crossed.module.css';

function Ranking({ crossed }: { crossed: Crossed }): ReactNode {
  const { t } = useTranslation('contact');
  const { strict, seen } = crossed;
  if (crossed.from === 'contact' && crossed.contactId !== null)
    return <ForContact key={crossed.contactId} contactId={crossed.contactId} strict={strict} seen={seen} />;
  if (crossed.from === 'property' && crossed.reference !== null)
    return <ForProperty key={crossed.reference} reference={crossed.reference} strict={strict} seen={seen} />;
  return <ScreenEmpty title={t(`crossed.pick.${crossed.from}`)}>{t(`crossed.pickText.${crossed.from}`)}</ScreenEmpty>;
}

/** Customers' searches against properties, both ways. */
export function Page(): ReactNode {
  const { t } = useTranslation('contact');
  const crossed = readCrossed(useLocation().search);
  const navigate = useNavigate();
  const go = (next: Crossed) => void navigate(crossedAddress(next));
  const { strict, seen } = crossed;
  const kept = { strict, seen };
  return (
    <PageFrame
      title={t('crossed.title')}
      toolbar={
        <div className={styles.pick}>
          <Segmented
            label={t('crossed.from')}
            value={crossed.from}
            options={[
              { value: 'contact', label: t('crossed.from.contact') },
              { value: 'property', label: t('crossed.from.property') },
            ]}
            onChange={(from) =>
              go(from === 'contact' ? { from, contactId: null, ...kept } : { from, reference: null, ...kept })
            }
          />
          {crossed.from === 'contact' ? (
            <RecordPicker
              key="contact"
              kind="contact"
              label={t('crossed.findContact')}
              onPick={({ id }) => go({ from: 'contact', contactId: id, ...kept })}
            />
          ) : (
            <RecordPicker
              key="property"
              kind="property"
              label={t('crossed.findProperty')}
              onPick={({ reference }) => go({ from: 'property', reference, ...kept })}
            />
          )}
          <label className={styles.strict}>
            <input type="checkbox" checked={strict} onChange={() => go({ ...crossed, strict: !strict })} />
            {t('matches.strict')}
          </label>
          <label className={styles.strict}>
            <input type="checkbox" checked={!seen} onChange={() => go({ ...crossed, seen: !seen })} />
            {t('crossed.hideSeen')}
          </label>
        </div>
      }
    >
      <Ranking crossed={crossed} />
    </PageFrame>
  );
}
