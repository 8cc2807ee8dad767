import type { Role } from './user.enums';

interface Holder {
  roles: readonly Role[];
}

/** True for somebody who may have properties and contacts in charge. */
export const isNegotiator = ({ roles }: Holder): boolean => roles.includes('NEGOTIATOR');

/** True for operators of the installation. */
export const isSupport = ({ roles }: Holder): boolean => roles.includes('SUPPORT');
