import { useState, type ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { parseOverride } from '@pignon/shared/federation/override/local-origin';
import { OverrideRefused } from '@pignon/shared/federation/override/override-store';
import { Alert, Button, Dialog } from '@pignon/shared/ui/core';
import { overrides } from './overrides';

/** Asks before a link's override is applied, as its sender may be somebody else. */
export function OverrideQuestion({ asked }: { asked: readonly string[] }): ReactNode {
  const { t } = useTranslation('boot');
  const [open, setOpen] = useState(true);
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const currentOverrides = overrides.read();
  const requested = asked.map((text) => parseOverride(text));
  const valid = requested.flatMap((parsedOverride) => parsedOverride ?? []);
  const newOverrides = valid.filter(({ name, origin }) => currentOverrides[name]?.origin !== origin);
  const isBad = valid.length < requested.length;
  if (!open || !overrides.may() || (newOverrides.length === 0 && !isBad)) return null;
  const close = () => setOpen(false);
  const accept = async () => {
    setBusy(true);
    try {
      await overrides.setAll(newOverrides);
    } catch (cause) {
      setRefusal(cause instanceof OverrideRefused ? cause.reason : 'unreachable');
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      title={t(isBad ? 'override.badTitle' : 'override.title')}
      onClose={close}
      footer={
        isBad ? (
          <Button type="primary" onClick={close}>
            {t('override.close')}
          </Button>
        ) : (
          <>
            <Button disabled={busy} onClick={() => void accept()}>
              {t('override.accept')}
            </Button>
            <Button type="primary" data-begin onClick={close}>
              {t('override.decline')}
            </Button>
          </>
        )
      }
    >
      {isBad && <p>{t('override.bad')}</p>}
      {!isBad && (
        <ul>
          {newOverrides.map(({ name, origin }) => (
            <li key={name}>
              <strong>{name}</strong> ← <code>{origin}</code>
            </li>
          ))}
        </ul>
      )}
      {!isBad && <p>{t('override.warning')}</p>}
      {refusal && <Alert type="error" title={t(`override.refused.${refusal}`)} />}
    </Dialog>
  );
}
