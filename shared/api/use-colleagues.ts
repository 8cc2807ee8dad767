import { useMemo } from 'react';
import { isNegotiator } from '../domain/user/role-holders';
import type { User } from '../domain/user/user.schema';
import { useCall } from './use-call';

export interface Colleagues {
  /** All users, inactive ones too: an old mandate keeps its negotiator. */
  all: readonly User[];
  /** Users who may be assigned today: active holders of the role NEGOTIATOR, sorted by name. */
  negotiators: readonly User[];
  /** Returns the full name of a login e-mail; the e-mail itself when unknown. */
  nameOf: (loginEmail: string) => string;
}

function fullName({ firstName, lastName, loginEmail }: User): string {
  return `${firstName} ${lastName}`.trim() || loginEmail;
}

/** Users of the agency, loaded once per page. Names are e-mails while loading. */
export function useColleagues(): Colleagues {
  const { data } = useCall('GET user', { query: { includeInactive: 'true' } });
  return useMemo(() => {
    const all = data ?? [];
    const nameByEmail = new Map(all.map((user) => [user.loginEmail, fullName(user)]));
    return {
      all,
      negotiators: all
        .filter((user) => user.active && isNegotiator(user))
        .sort((a, b) => a.lastName.localeCompare(b.lastName, 'fr')),
      nameOf: (loginEmail) => nameByEmail.get(loginEmail) ?? loginEmail,
    };
  }, [data]);
}

/** Options of a select of the negotiators who may be assigned today. */
export const negotiatorOptions = ({
  negotiators,
  nameOf,
}: Pick<Colleagues, 'nameOf' | 'negotiators'>): { value: string; label: string }[] =>
  negotiators.map(({ loginEmail }) => ({ value: loginEmail, label: nameOf(loginEmail) }));
