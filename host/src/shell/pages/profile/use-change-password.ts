import { useState } from 'react';
import { asAuthFailure, changePassword, type AuthCode } from '@pignon/shared/auth';
import { meetsPolicy } from '@pignon/shared/domain/user/password.policy';
import type { User } from '@pignon/shared/domain/user/user.schema';
import { knownPasswordReason } from '../../password/known-password';
import { usePasswordPolicy } from '../../password/use-password-policy';

export type Field = 'current' | 'next';
type ChangeStatus = { kind: 'none' | 'busy' | 'done' } | { kind: 'refused'; field?: Field; key: string };

const CURRENT_PASSWORD_CODES: readonly AuthCode[] = ['wrong-password', 'invalid-credential', 'user-mismatch'];
const NEW_PASSWORD_CODES: readonly AuthCode[] = ['weak-password', 'password-does-not-meet-requirements'];

function refusal(code: AuthCode): ChangeStatus {
  if (CURRENT_PASSWORD_CODES.includes(code)) return { kind: 'refused', field: 'current', key: 'password.wrong' };
  return { kind: 'refused', field: NEW_PASSWORD_CODES.includes(code) ? 'next' : undefined, key: `auth.${code}` };
}

/** Checks the passwords before any request. */
function passwordProblem(currentPassword: string, newPassword: string, meetsRules: boolean): ChangeStatus | undefined {
  if (currentPassword === '') return { kind: 'refused', field: 'current', key: 'auth.missing-password' };
  if (!meetsRules) return { kind: 'refused', field: 'next', key: 'auth.password-does-not-meet-requirements' };
  if (newPassword === currentPassword) return { kind: 'refused', field: 'next', key: 'password.same' };
  return undefined;
}

/** State of a password change of this user: both passwords, last result, and the new one's policy. */
export function useChangePassword({ loginEmail, firstName, lastName }: User) {
  const { policy, reload } = usePasswordPolicy();
  const [values, setValues] = useState({ current: '', next: '' });
  const [status, setStatus] = useState<ChangeStatus>({ kind: 'none' });
  const showRefusal = (refusedStatus: ChangeStatus) => {
    setStatus(refusedStatus);
    return 'field' in refusedStatus ? refusedStatus.field : undefined;
  };
  /** @returns the field to correct */
  const submit = async (): Promise<Field | undefined> => {
    const { current: currentPassword, next: newPassword } = values;
    const problem = passwordProblem(currentPassword, newPassword, !policy || meetsPolicy(policy, newPassword));
    if (problem) return showRefusal(problem);
    setStatus({ kind: 'busy' });
    const reason = await knownPasswordReason(newPassword, { email: loginEmail, firstName, lastName });
    if (reason) return showRefusal({ kind: 'refused', field: 'next', key: `known.${reason}` });
    try {
      await changePassword(currentPassword, newPassword);
      setValues({ current: '', next: '' });
      setStatus({ kind: 'done' });
      return undefined;
    } catch (cause) {
      const { code } = asAuthFailure(cause);
      if (NEW_PASSWORD_CODES.includes(code)) await reload();
      return showRefusal(refusal(code));
    }
  };
  const changeField = (field: Field, value: string) => {
    setValues((previousValues) => ({ ...previousValues, [field]: value }));
    setStatus({ kind: 'none' });
  };
  return { policy, values, status, submit, type: changeField };
}
