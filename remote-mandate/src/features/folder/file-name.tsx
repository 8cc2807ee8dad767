import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { Input } from '@pignon/shared/ui/core';

const MAX_LENGTH = 200;

interface FileNameProps {
  name: string;
  onName: (name: string) => void;
  onEnd: () => void;
}

/** Renames a file: Enter or blur saves, Escape cancels. */
export function FileName({ name, onName, onEnd }: FileNameProps): ReactNode {
  const { t } = useTranslation('mandate');
  const [typed, setTyped] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const save = () => {
    if (typed.trim() !== name && typed.trim() !== '') onName(typed.trim());
    onEnd();
  };
  return (
    <Input
      ref={field}
      aria-label={t('folder.nameOf', { name })}
      maxLength={MAX_LENGTH}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        if (event.key === 'Enter') save();
        else onEnd();
      }}
    />
  );
}
