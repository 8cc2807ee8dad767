import { useLayoutEffect, useSyncExternalStore } from 'react';
import { replaceEqualDeep } from '@tanstack/react-query';
import { Form, type FormInstance } from 'antd';
import type { FieldProblem } from '@pignon/shared/domain/common/problem';
import { segmentsOf, valueAt } from '@pignon/shared/domain/form/values';
import { useStore, type Store } from '@pignon/shared/state';
import { useFormContext } from './form-context';

/** Value at a path, from the first render on and updated while typing: for dependent fields. */
export function useFormValue(path: string): unknown {
  const { values } = useFormContext();
  return useSyncExternalStore(values.subscribe, () => valueAt(values.get(), path));
}

/** Reads a current value, rendered or not: for key handlers. */
export function useReadFormValue(): (path: string) => unknown {
  const { form } = useFormContext();
  return (path) => form.getFieldValue(segmentsOf(path)) as unknown;
}

/** All values, updated while typing. For rules on the whole record. */
export function useFormValues(): object {
  return useStore(useFormContext().values);
}

/** antd calls a selector without values before the first effect. */
const filledValues = (values: object): object | undefined => (Object.keys(values).length > 0 ? values : undefined);

/**
 * Copies the values of antd's form into a store. A reader of the store has them at its first render, and renders again
 * only when what it reads has changed; `Form.useWatch` in each reader would render every form twice.
 */
export function FollowValues({ form, values }: { form: FormInstance; values: Store<object> }): null {
  const current = Form.useWatch(filledValues, { form, preserve: true });
  useLayoutEffect(() => {
    // antd copies all values at each change: what is equal stays the same object
    if (current) values.set((before) => replaceEqualDeep<object>(before, current));
  }, [current, values]);
  return null;
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
