import type { ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import styles from './proposals.module.css';

/** A message as its customer will see it; nothing in it runs or leads anywhere. */
export function MailPreview({ mail: { subject, html } }: { mail: { subject: string; html: string } }): ReactNode {
  const { t } = useTranslation('contact');
  return (
    <section className={styles.preview} aria-label={t('propose.preview')}>
      <h3>{t('propose.preview')}</h3>
      <p>
        <span className={styles.soft}>{t('propose.subject')}</span> {subject}
      </p>
      <iframe title={t('propose.message')} sandbox="" srcDoc={html} />
    </section>
  );
}
