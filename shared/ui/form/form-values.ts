import { Form } from 'antd';
import type { FieldProblem } from '@pignon/shared/domain/common/problem';
import { segmentsOf } from '@pignon/shared/domain/form/values';
import { useStore } from '@pignon/shared/state';
import { useFormContext } from './form-context';

/** The value at a path, followed while it is typed: for what depends on it. */
export function useFormValue(path: string): unknown {
  const { form } = useFormContext();
  return Form.useWatch<unknown>(segmentsOf(path), { form, preserve: true });
}

/** Reads the value at a path as it is now, drawn or not: for what a key decides by the keys before it. */
export function useReadFormValue(): (path: string) => unknown {
  const { form } = useFormContext();
  return (path) => form.getFieldValue(segmentsOf(path)) as unknown;
}

/** All values, followed while they are typed; undefined before the form is drawn. For what looks at the whole record. */
export function useFormValues(): object | undefined {
  const { form } = useFormContext();
  return Form.useWatch((values: object) => values, { form, preserve: true });
}

/** Puts a value at a path as if it had been typed there: for a field that decides on its neighbours. */
export function useSetFormValue(): (path: string, value: unknown) => void {
  const { form, changed } = useFormContext();
  return (path, value) => {
    form.setFieldValue(segmentsOf(path), value);
    changed([path]);
  };
}

/** Returns all current problems, shown or not; `tried` is true once a save was refused for them. */
export function useFormProblems(): { problems: readonly FieldProblem[]; tried: boolean } {
  const { problems, save } = useStore(useFormContext().state);
  return { problems, tried: save.kind === 'invalid' };
}

/** Goes to the field that shows what is at a path; false when none does. */
export function useGoToField(): (path: string) => boolean {
  return useFormContext().goTo;
}
