import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import styles from './proposals.module.css';

/** The address of a document in this browser: no text is parsed by this page, which its content policy refuses. */
function useDocumentAddress(html: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const blobUrl = URL.createObjectURL(new Blob([html], { type: 'text/html;charset=utf-8' }));
    // oxlint-disable-next-line react/set-state-in-effect -- an address is made and given back with the element
    setAddress(blobUrl);
    return () => URL.revokeObjectURL(blobUrl);
  }, [html]);
  return address;
}

/** A message as the customer will see it, without scripts or active links. */
export function MailPreview({ mail: { subject, html } }: { mail: { subject: string; html: string } }): ReactNode {
  const { t } = useTranslation('contact');
  const address = useDocumentAddress(html);
  return (
    <section className={styles.preview} aria-label={t('propose.preview')}>
      <h3>{t('propose.preview')}</h3>
      <p>
        <span className={styles.soft}>{t('propose.subject')}</span> {subject}
      </p>
      <iframe title={t('propose.message')} sandbox="" src={address} />
    </section>
  );
}
