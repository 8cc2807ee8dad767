import { useState } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { Button } from '@pignon/shared/ui/core';
import styles from './chapters.module.css';

const LONG = 700;

/** The text of the advertisement; a long one opens on demand. */
export function Description({ text }: { text: string }) {
  const { t } = useTranslation('property');
  const [open, setOpen] = useState(false);
  const long = text.length > LONG;
  return (
    <div className={styles.description}>
      <p className={long && !open ? styles.descriptionCut : undefined}>{text}</p>
      {long && (
        <Button type="link" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'description.less' : 'description.more')}
        </Button>
      )}
    </div>
  );
}
