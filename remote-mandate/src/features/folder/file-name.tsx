import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { failureSentence, ProblemError } from '@pignon/shared/api';
import { useDirty } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, Input, tellFailure } from '@pignon/shared/ui/core';

const MAX_LENGTH = 200;

interface FileNameProps {
  name: string;
  /** @returns the error of a refused name */
  onName: (name: string) => Promise<unknown>;
  onEnd: () => void;
}

interface Refusal {
  name: string;
  reason: string;
}

/** The sentence about the name itself, or that of the whole failure. */
const reasonOf = (error: unknown): string =>
  (error instanceof ProblemError ? error.fields[0]?.message : undefined) ?? failureSentence(error);

/** Renames a file: Enter or blur saves, Escape cancels. A refused name stays in the field with the reason. */
export function FileName({ name: savedName, onName, onEnd }: FileNameProps): ReactNode {
  const { t } = useTranslation('mandate');
  // the list shows the new name while it is sent
  const [name] = useState(savedName);
  const [typed, setTyped] = useState(name);
  const [isSaving, setIsSaving] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const noteId = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  useDirty(refusal !== undefined);
  const save = async () => {
    const text = typed.trim();
    if (text === name || text === '') {
      onEnd();
      return;
    }
    setIsSaving(true);
    setRefusal(undefined);
    const error = await onName(text);
    setIsSaving(false);
    if (error === undefined) onEnd();
    else if (field.current) setRefusal({ name: text, reason: reasonOf(error) });
    else tellFailure(error, reasonOf(error));
  };
  const retry = () => {
    // the button disappears
    field.current?.focus();
    void save();
  };
  return (
    <>
      <Input
        ref={field}
        aria-label={t('folder.nameOf', { name })}
        aria-describedby={refusal && noteId}
        maxLength={MAX_LENGTH}
        invalid={refusal !== undefined || undefined}
        readOnly={isSaving}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={() => void (!isSaving && typed.trim() !== refusal?.name && save())}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          if (isSaving) return;
          if (event.key === 'Enter') void save();
          else onEnd();
        }}
      />
      {refusal && (
        <p id={noteId} className="pg-field-error" role="alert">
          {refusal.reason}{' '}
          <Button type="link" size="small" onClick={retry}>
            {t('state.retry')}
          </Button>
        </p>
      )}
    </>
  );
}
