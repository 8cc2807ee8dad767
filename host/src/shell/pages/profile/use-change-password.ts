import { useState } from 'react';
import { asAuthFailure, changePassword, type AuthCode } from '@pignon/shared/auth';
import { meetsPolicy } from '@pignon/shared/domain/user/password.policy';
import { usePasswordPolicy } from '../../password/use-password-policy';

export type Field = 'current' | 'next';
type ChangeStatus = { kind: 'none' | 'busy' | 'done' } | { kind: 'refused'; field?: Field; key: string };

const ABOUT_CURRENT: readonly AuthCode[] = ['wrong-password', 'invalid-credential', 'user-mismatch'];
const ABOUT_NEXT: readonly AuthCode[] = ['weak-password', 'password-does-not-meet-requirements'];

function refusal(code: AuthCode): ChangeStatus {
  if (ABOUT_CURRENT.includes(code)) return { kind: 'refused', field: 'current', key: 'password.wrong' };
  return { kind: 'refused', field: ABOUT_NEXT.includes(code) ? 'next' : undefined, key: `auth.${code}` };
}

/** Checks the passwords before any request. */
function fault(current: string, next: string, fits: boolean): ChangeStatus | undefined {
  if (current === '') return { kind: 'refused', field: 'current', key: 'auth.missing-password' };
  if (!fits) return { kind: 'refused', field: 'next', key: 'auth.password-does-not-meet-requirements' };
  if (next === current) return { kind: 'refused', field: 'next', key: 'password.same' };
  return undefined;
}

/** State of a password change: both passwords, last result, and the new one's policy. */
export function useChangePassword() {
  const { policy, reload } = usePasswordPolicy();
  const [values, setValues] = useState({ current: '', next: '' });
  const [status, setStatus] = useState<ChangeStatus>({ kind: 'none' });
  const refuse = (refused: ChangeStatus) => {
    setStatus(refused);
    return 'field' in refused ? refused.field : undefined;
  };
  /** @returns the field to correct */
  const submit = async (): Promise<Field | undefined> => {
    const { current, next } = values;
    const wrong = fault(current, next, !policy || meetsPolicy(policy, next));
    if (wrong) return refuse(wrong);
    setStatus({ kind: 'busy' });
    try {
      await changePassword(current, next);
      setValues({ current: '', next: '' });
      setStatus({ kind: 'done' });
      return undefined;
    } catch (cause) {
      const { code } = asAuthFailure(cause);
      if (ABOUT_NEXT.includes(code)) await reload();
      return refuse(refusal(code));
    }
  };
  const type = (field: Field, value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    setStatus({ kind: 'none' });
  };
  return { policy, values, status, submit, type };
}
