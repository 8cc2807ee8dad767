import { useState } from 'react';
import { useSession } from '@pignon/shared/auth';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, DownloadIcon, saveFile } from '@pignon/shared/ui/core';
import { CopyButton } from './copy-button';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Called once the user has confirmed that the codes are stored. */
  onDone: () => void;
}

/** Recovery codes, shown this once: copied, downloaded, and left only after a confirmation. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('identity');
  const session = useSession();
  const [isStored, setIsStored] = useState(false);
  const account = 'identity' in session ? session.identity.email : '';
  const download = () => {
    const lines = [t('secondFactor.fileTitle', { account }), '', ...codes, ''];
    saveFile({ name: t('secondFactor.fileName'), blob: new Blob([lines.join('\r\n')], { type: 'text/plain' }) });
  };
  return (
    <div className="host-identity-form">
      <Alert type="warning" title={t('secondFactor.codesOnce')}>
        {t('secondFactor.codesWhy')}
      </Alert>
      <ul className="host-recovery-codes" aria-label={t('secondFactor.codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="host-second-factor-actions">
        <CopyButton text={codes.join('\n')} label={t('secondFactor.copyCodes')} />
        <Button icon={<DownloadIcon />} onClick={download}>
          {t('secondFactor.download')}
        </Button>
      </div>
      <label className="host-stored">
        <input type="checkbox" checked={isStored} onChange={(event) => setIsStored(event.target.checked)} />
        {t('secondFactor.stored')}
      </label>
      <Button type="primary" disabled={!isStored} onClick={onDone}>
        {t('secondFactor.finish')}
      </Button>
    </div>
  );
}
