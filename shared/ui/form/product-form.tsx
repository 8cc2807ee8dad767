import type { ReactNode } from 'react';
import { Form, type FormProps } from 'antd';
import { AntTheme } from '../antd/ant-theme';

export type ProductFormProps<V> = Omit<FormProps<V>, 'layout' | 'size' | 'requiredMark' | 'children'> & {
  children: ReactNode;
};

/** antd's form as the product draws it: one column, labels above fields, errors beside them once a field was left. */
export function ProductForm<V extends object>(props: ProductFormProps<V>) {
  return (
    <AntTheme>
      <Form
        {...props}
        layout="vertical"
        requiredMark
        validateTrigger={props.validateTrigger ?? 'onBlur'}
        scrollToFirstError={props.scrollToFirstError ?? { block: 'center', focus: true }}
      />
    </AntTheme>
  );
}
