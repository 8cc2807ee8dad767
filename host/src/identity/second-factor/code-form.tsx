import { useRef, useState, type SubmitEvent } from 'react';
import { isSilence, ProblemError } from '@pignon/shared/api';
import { currentLanguage, useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, Field, Input } from '@pignon/shared/ui/core';
import { failureMessage } from '../failure-message';

interface Failure {
  /** Sentence about the code itself, beside the field. */
  code?: string;
  /** Any other sentence. */
  other?: string;
  /** True when the same code may be sent again. */
  isRepeatable?: boolean;
}

/** Sends a code and holds its progress and failure; resolves whatever happens. */
function useSentCode(send: (code: string) => Promise<unknown>) {
  const { t } = useTranslation('identity');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>({});
  const failureOf = (cause: unknown): Failure => {
    const [field] = cause instanceof ProblemError && cause.code === 'VALIDATION' ? cause.fields : [];
    if (!field) return { other: failureMessage(cause), isRepeatable: isSilence(cause) };
    // the API writes French
    return { code: currentLanguage() === 'fr' ? field.message : t('secondFactor.wrongCode') };
  };
  const submit = async (code: string) => {
    setIsBusy(true);
    setFailure({});
    try {
      await send(code);
    } catch (cause) {
      setFailure(failureOf(cause));
    }
    setIsBusy(false);
  };
  return { isBusy, failure, submit, forget: () => setFailure({}) };
}

interface CodeFormProps {
  submitLabel: string;
  /** Sends the code; a refusal is shown, and the typed code stays. */
  send: (code: string) => Promise<unknown>;
  /** Says which code is expected, and offers to enter a recovery code instead. */
  acceptsRecoveryCode?: boolean;
}

/** Field for the six digits of an application, or for a recovery code. */
export function CodeForm({ submitLabel, send, acceptsRecoveryCode = false }: CodeFormProps) {
  const { t } = useTranslation('identity');
  const [code, setCode] = useState('');
  const [isRecovery, setIsRecovery] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { isBusy, failure, submit, forget } = useSentCode(send);
  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (isBusy || code.trim() === '') return field.current?.focus();
    await submit(code);
    field.current?.focus();
  };
  const changeKind = () => {
    setIsRecovery(!isRecovery);
    setCode('');
    forget();
    field.current?.focus();
  };
  return (
    <form className="host-identity-form" noValidate onSubmit={(event) => void onSubmit(event)}>
      {acceptsRecoveryCode && <p>{t(isRecovery ? 'secondFactor.enterRecovery' : 'secondFactor.enterCode')}</p>}
      <Field label={t(isRecovery ? 'secondFactor.recoveryCode' : 'secondFactor.code')} error={failure.code}>
        {(ids) => (
          <Input
            {...ids}
            ref={field}
            data-begin
            className="host-code"
            // recovery codes have letters, which a numeric keypad lacks
            inputMode={isRecovery ? 'text' : 'numeric'}
            autoComplete={isRecovery ? 'off' : 'one-time-code'}
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            invalid={failure.code !== undefined}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </Field>
      {failure.other && (
        <Alert
          type="error"
          title={failure.other}
          action={failure.isRepeatable && <Button htmlType="submit">{t('retry')}</Button>}
        />
      )}
      <Button type="primary" htmlType="submit" loading={isBusy}>
        {submitLabel}
      </Button>
      {acceptsRecoveryCode && (
        <Button type="text" onClick={changeKind}>
          {t(isRecovery ? 'secondFactor.useApplication' : 'secondFactor.useRecovery')}
        </Button>
      )}
    </form>
  );
}
