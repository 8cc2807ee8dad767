import { useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import { PanelNote, Segmented } from '@pignon/shared/ui/core';
import type { PrintChoice } from './print-choice';
import styles from './print.module.css';

interface PrintOptionsProps {
  choice: PrintChoice;
  onChange: (choice: PrintChoice) => void;
}

function PosterOptions({ choice, onChange }: PrintOptionsProps) {
  const { t } = useTranslation('property');
  return (
    <>
      <Segmented
        label={t('print.format')}
        value={choice.format}
        options={[
          { value: 'A4', label: 'A4' },
          { value: 'A3', label: 'A3' },
        ]}
        onChange={(format) => onChange({ ...choice, format })}
      />
      <Segmented
        label={t('print.orientation')}
        value={choice.orientation}
        options={[
          { value: 'portrait', label: t('print.portrait') },
          { value: 'landscape', label: t('print.landscape') },
        ]}
        onChange={(orientation) => onChange({ ...choice, orientation })}
      />
    </>
  );
}

function SheetOptions({ choice, onChange }: PrintOptionsProps) {
  const { t } = useTranslation('property');
  const masked = usePrivacy();
  if (masked) return <PanelNote>{t('print.publicOnly')}</PanelNote>;
  return (
    <Segmented
      label={t('print.mode')}
      value={choice.mode}
      options={[
        { value: 'PUBLIC', label: t('print.mode.PUBLIC') },
        { value: 'INTERNAL', label: t('print.mode.INTERNAL') },
      ]}
      onChange={(mode) => onChange({ ...choice, mode })}
    />
  );
}

/** Document, audience and format. */
export function PrintOptions({ choice, onChange }: PrintOptionsProps) {
  const { t } = useTranslation('property');
  return (
    <div className={styles.options}>
      <Segmented
        label={t('print.document')}
        value={choice.kind}
        options={[
          { value: 'poster', label: t('print.poster') },
          { value: 'print', label: t('print.sheet') },
        ]}
        onChange={(kind) => onChange({ ...choice, kind })}
      />
      {choice.kind === 'poster' ? (
        <PosterOptions choice={choice} onChange={onChange} />
      ) : (
        <SheetOptions choice={choice} onChange={onChange} />
      )}
    </div>
  );
}
