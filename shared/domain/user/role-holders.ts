import type { Role } from './user.enums';

interface Holder {
  roles: readonly Role[];
}

/** True for a user who may be in charge of properties and contacts. */
export const isNegotiator = ({ roles }: Holder): boolean => roles.includes('NEGOTIATOR');

/** True for operators of the installation. */
export const isSupport = ({ roles }: Holder): boolean => roles.includes('SUPPORT');
