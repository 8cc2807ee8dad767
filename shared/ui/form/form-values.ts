import { Form } from 'antd';
import type { FieldProblem } from '@pignon/shared/domain/common/problem';
import { segmentsOf } from '@pignon/shared/domain/form/values';
import { useStore } from '@pignon/shared/state';
import { useFormContext } from './form-context';

/** Value at a path, updated while typing: for dependent fields. */
export function useFormValue(path: string): unknown {
  const { form } = useFormContext();
  return Form.useWatch<unknown>(segmentsOf(path), { form, preserve: true });
}

/** Reads a current value, rendered or not: for key handlers. */
export function useReadFormValue(): (path: string) => unknown {
  const { form } = useFormContext();
  return (path) => form.getFieldValue(segmentsOf(path)) as unknown;
}

/** All values, updated while typing; undefined before the first render. For rules on the whole record. */
export function useFormValues(): object | undefined {
  const { form } = useFormContext();
  return Form.useWatch((values: object) => values, { form, preserve: true });
}

/** Sets a value as if typed: for a field that fills its neighbours. */
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

/** Focuses the field that shows a path; false when none does. */
export function useGoToField(): (path: string) => boolean {
  return useFormContext().goTo;
}
