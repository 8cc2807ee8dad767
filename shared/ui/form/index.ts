/* Loaded with the first form: antd's form and its rich fields in the product's theme, and the saving of records. */
export { RecordForm, type FormHandle, type RecordFormProps } from './record-form';
export { DraftBar } from './draft/draft-bar';
export { useKeptDraft } from './draft/use-kept-draft';
export { FormDialog, type FormDialogProps } from './form-dialog';
export type { FormCall, RecordSettings } from './session/use-form-session';
export { ComputedValue, FormSection, type ComputedValueProps, type FormSectionProps } from './section';
export {
  useFormProblems,
  useFormValue,
  useFormValues,
  useGoToField,
  useReadFormValue,
  useSetFormValue,
} from './form-values';
export { FormField, type Control, type FieldSettings, type FormFieldProps } from './fields/form-field';
export { EmailField, TextAreaField, TextField } from './fields/text-field';
export { NumberBox, NumberField } from './fields/number-field';
export { MultiSelectField, SelectField, SwitchField, TagsField } from './fields/choice-fields';
export { RadioCardsField, type RadioCard } from './fields/radio-cards-field';
export { AddressField } from './fields/address-field';
export { ChoiceBoxes, type ChoiceBoxesProps } from './fields/choice-boxes';
export { GroupSwitchField } from './fields/group-switch-field';
export { CommentsField } from './fields/comments-field';
export { DateField } from './fields/date-field';
export { PhoneField } from './fields/phone-field';
export { RepeatedFields, type RepeatedFieldsProps } from './fields/repeated-fields';
export { SignatureField } from './signature';
export { ChoiceRow } from './choice-row';
export { checks, type Check } from './checks';
export { fetchRules } from './session/call-bodies';
