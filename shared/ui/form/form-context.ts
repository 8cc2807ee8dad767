import { createContext, use } from 'react';
import type { FormInstance } from 'antd';
import type { Store } from '@pignon/shared/state';
import type { FieldRegister } from './field-register';
import type { FormState } from './session/form-state';

export interface FormContextValue {
  form: FormInstance;
  /** All values, updated while typing. */
  values: Store<object>;
  register: FieldRegister;
  /** Called after a change by something other than a field: an added line. */
  changed: (paths: readonly string[]) => void;
  leave: (path: string) => void;
  /** Focuses the field that shows a path; false when none does. */
  goTo: (path: string) => boolean;
  /** Focuses the first invalid field. */
  focusFirst: () => void;
  save: () => void;
  state: Pick<Store<FormState<object>>, 'get' | 'subscribe'>;
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);

/** Returns the enclosing form. @throws outside a form */
export function useFormContext(): FormContextValue {
  const context = use(FormContext);
  if (!context) throw new Error('A field must stand in a RecordForm.');
  return context;
}
