import { useEffect, useRef, useState } from 'react';
import { useSession } from '@pignon/shared/auth';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, DownloadIcon, saveFile } from '@pignon/shared/ui/core';
import { CopyButton } from './copy-button';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Called once the user has confirmed that the codes are stored. */
  onDone: () => void;
  /** True once the user tried to close before. */
  isReminded?: boolean;
}

/** Recovery codes, shown this once: copied, downloaded, and left only after a confirmation. */
export function RecoveryCodes({ codes, onDone, isReminded = false }: RecoveryCodesProps) {
  const { t } = useTranslation('identity');
  const session = useSession();
  const [isStored, setIsStored] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // the control that had the focus is gone
  useEffect(() => list.current?.focus({ preventScroll: true }), []);
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
      <ul ref={list} tabIndex={-1} className="host-recovery-codes" aria-label={t('secondFactor.codes')}>
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
      {isReminded && !isStored && <Alert type="error" title={t('secondFactor.storeFirst')} />}
      <Button type="primary" disabled={!isStored} onClick={onDone}>
        {t('secondFactor.finish')}
      </Button>
    </div>
  );
}
