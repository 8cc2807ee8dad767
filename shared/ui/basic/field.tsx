import { useId, type ReactNode } from 'react';
import './input.css';

export type FieldProps = {
  label: ReactNode;
  /** Permanent help. */
  hint?: ReactNode;
  /** Error sentence: problem and remedy. */
  error?: ReactNode;
  children: (ids: { id: string; 'aria-describedby': string | undefined }) => ReactNode;
};

/** A label above its control, with help and error below, tied together for screen readers. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const note = `${id}-note`;
  return (
    <div className="pg-field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': hint || error ? note : undefined })}
      {(error ?? hint) && (
        <p id={note} className={error ? 'pg-field-error' : 'pg-field-hint'}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
