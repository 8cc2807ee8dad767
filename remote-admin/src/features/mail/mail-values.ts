import type { CallInput } from '@pignon/shared/api';
import { changedFields } from '@pignon/shared/domain/form/values';
import type { MailServer, MailSettings } from '@pignon/shared/domain/proposal/mail-settings.schema';

/** Values of the form; the password is write-only. */
export interface MailValues extends Omit<MailSettings, 'overridden' | 'version'> {
  password: string;
}

/** Defaults of a new mail server. */
export const NEW_SERVER: Omit<MailServer, 'from' | 'host'> & { host: string; from: string } = {
  host: '',
  port: 587,
  security: 'STARTTLS',
  user: null,
  from: '',
};

export const valuesOf = ({ overridden: _, version: __, ...settings }: MailSettings): MailValues => ({
  ...settings,
  password: '',
});

const settingsOf = ({ hasPassword: _, password: __, ...fields }: MailValues) => fields;

/** Builds the patch: changed fields, the password typed for the server, or null to delete it when no login remains. */
export function bodyOf(values: MailValues, base: MailValues): CallInput<'PATCH agency/mail'>['body'] {
  const changes = changedFields(settingsOf(base), settingsOf(values));
  if (values.password !== '' && values.server !== null) return { ...changes, password: values.password };
  const mustDeletePassword = values.hasPassword && changes.server !== undefined && values.server?.user == null;
  return mustDeletePassword ? { ...changes, password: null } : changes;
}
