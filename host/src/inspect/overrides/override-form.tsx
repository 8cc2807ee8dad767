import { useState, type SubmitEvent } from 'react';
import { useUnsavedChanges } from '@pignon/shared/contract';
import { portOf } from '@pignon/shared/federation/override/local-origin';
import { OverrideRefused, type OverrideRefusal } from '@pignon/shared/federation/override/override-store';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, Field, Input, SelectBox } from '@pignon/shared/ui/core';
import { overrides } from '../../boot/override/overrides';
import { useLiveRemotes } from '../../boot/use-live-remotes';
import './override-form.css';

const localOrigin = (port: string): string => `http://localhost:${port.trim()}`;

/** Sets an override of one remote from a local port, then reloads the page. */
export function OverrideForm() {
  const { t } = useTranslation('developer');
  const names = Object.keys(useLiveRemotes().remotes).sort();
  const hasUnsaved = useUnsavedChanges();
  const [name, setName] = useState('');
  const [port, setPort] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [refusal, setRefusal] = useState<OverrideRefusal>();
  const [busy, setBusy] = useState(false);
  const isInvalidPort = portOf(localOrigin(port)) === undefined;
  const submitOverride = async (event: SubmitEvent) => {
    event.preventDefault();
    setIsSubmitted(true);
    setRefusal(undefined);
    if (name === '' || isInvalidPort || hasUnsaved || busy) return;
    setBusy(true);
    try {
      await overrides.set(name, localOrigin(port));
    } catch (cause) {
      setRefusal(cause instanceof OverrideRefused ? cause.reason : 'unreachable');
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className="host-override-form"
      noValidate
      aria-label={t('overrides.ask')}
      onSubmit={(event) => void submitOverride(event)}
    >
      <Field label={t('overrides.remote')} error={isSubmitted && name === '' ? t('overrides.noRemote') : undefined}>
        {(ids) => (
          <SelectBox
            {...ids}
            aria-invalid={isSubmitted && name === ''}
            value={name}
            placeholder={t('overrides.choose')}
            options={names.map((value) => ({ value, label: value }))}
            onChange={setName}
          />
        )}
      </Field>
      <Field
        label={t('overrides.port')}
        hint={t('overrides.portHint')}
        error={isSubmitted && isInvalidPort ? t('overrides.badPort') : undefined}
      >
        {(ids) => (
          <Input
            {...ids}
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            invalid={isSubmitted && isInvalidPort}
            value={port}
            onChange={(event) => setPort(event.target.value)}
          />
        )}
      </Field>
      <Button type="primary" htmlType="submit" loading={busy}>
        {t('overrides.ask')}
      </Button>
      {isSubmitted && hasUnsaved && <Alert type="warning" title={t('overrides.unsaved')} />}
      {refusal && <Alert type="error" title={t(`overrides.refused.${refusal}`)} />}
    </form>
  );
}
