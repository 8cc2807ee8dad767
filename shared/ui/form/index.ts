/* Loaded with the first form: antd's fields, in the product's theme. */
export { AntTheme } from '../antd/ant-theme';
export { ProductForm, type ProductFormProps } from './product-form';
export { rules } from './rules';
export { Checkbox, Form, Input as TextInput, InputNumber, Radio, Select, Switch } from 'antd';
export type { FormInstance, FormItemProps, FormRule, SelectProps } from 'antd';
