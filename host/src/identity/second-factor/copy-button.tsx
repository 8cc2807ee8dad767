import { useState } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, CheckIcon, CopyIcon } from '@pignon/shared/ui/core';

/** Copies a text to the clipboard; says so when the browser refuses. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation('identity');
  const [result, setResult] = useState<'copied' | 'failed'>();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setResult('copied'),
      () => setResult('failed'),
    );
  return (
    <>
      <Button icon={result === 'copied' ? <CheckIcon /> : <CopyIcon />} onClick={() => void copy()}>
        {result === 'copied' ? t('secondFactor.copied') : label}
      </Button>
      <span className="host-second-factor-lead" role="status">
        {result === 'failed' && t('secondFactor.notCopied')}
      </span>
    </>
  );
}
