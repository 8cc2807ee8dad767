import { useId, type ReactNode } from 'react';
import { valueAt } from '@pignon/shared/domain/form/values';
import { useFormValues } from './form-values';

export interface FormSectionProps {
  title: string;
  /** Anchor for the list of sections. */
  anchor?: string;
  /** Purpose of the section, in a sentence. */
  lead?: ReactNode;
  /** At the right of the title. */
  action?: ReactNode;
  /** Fields in the order in which users think of them; two columns from 960 px on, one on a phone. */
  children: ReactNode;
}

/** A titled group of fields. */
export function FormSection({ title, anchor, lead, action, children }: FormSectionProps) {
  const id = useId();
  return (
    <section id={anchor} className="pg-form-section" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {action}
        {lead && <p>{lead}</p>}
      </header>
      <div className="pg-form-grid">{children}</div>
    </section>
  );
}

export interface ComputedValueProps {
  label: string;
  /** Paths of the values it is computed from: `['financialInfo.priceNoFees', 'financialInfo.commissionRate']`. */
  from: readonly string[];
  /** Computes the text; a dash while undefined. */
  compute: (...values: unknown[]) => ReactNode;
  hint?: ReactNode;
}

/** A value computed from typed ones, shown among the fields. */
export function ComputedValue({ label, from, compute, hint }: ComputedValueProps) {
  const values = useFormValues();
  const computedText = compute(...from.map((path) => valueAt(values, path)));
  return (
    <div className="pg-form-computed">
      <span className="pg-form-label">{label}</span>
      <output className="pg-tabular">{computedText ?? '–'}</output>
      {hint && <span className="pg-field-hint">{hint}</span>}
    </div>
  );
}
