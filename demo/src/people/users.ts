import type { AgentCapacity } from '@pignon/shared/domain/mandate/mandate.enums';
import type { Role, UserStatus } from '@pignon/shared/domain/user/user.enums';
import type { User } from '@pignon/shared/domain/user/user.schema';
import type { Calendar } from '../calendar';

interface Person {
  login: string;
  firstName: string;
  lastName: string;
  roles: readonly Role[];
  status?: UserStatus;
  /** Capacity in which the user signs for the agency. */
  right?: readonly [capacity: AgentCapacity, credential: string | null];
}

/** The first six are the documented accounts; the others are the agency's negotiators. */
const STAFF: readonly Person[] = [
  { login: 'manager', firstName: 'Maïté', lastName: 'Etcheverry', roles: ['MANAGER'], right: ['HOLDER', null] },
  {
    login: 'negociateur',
    firstName: 'Julien',
    lastName: 'Lafitte',
    roles: ['NEGOTIATOR'],
    right: ['EMPLOYEE', 'CPI 6402 2024 000 012 – ATT 03'],
  },
  { login: 'support', firstName: 'Nadia', lastName: 'Benali', roles: ['SUPPORT'] },
  { login: 'synchro', firstName: 'Thomas', lastName: 'Roussel', roles: ['SYNCHRO'] },
  {
    login: 'tous',
    firstName: 'Camille',
    lastName: 'Dubosc',
    roles: ['NEGOTIATOR', 'MANAGER', 'SUPPORT', 'SYNCHRO'],
    right: ['HOLDER', null],
  },
  { login: 'inactif', firstName: 'Patrick', lastName: 'Moreau', roles: ['NEGOTIATOR'], status: 'SUSPENDED' },
  {
    login: 'amaia.ibarboure',
    firstName: 'Amaia',
    lastName: 'Ibarboure',
    roles: ['NEGOTIATOR'],
    right: ['COMMERCIAL_AGENT', 'Bayonne 812 345 671'],
  },
  { login: 'peio.goyenetche', firstName: 'Peio', lastName: 'Goyenetche', roles: ['NEGOTIATOR'] },
  { login: 'sandrine.lartigue', firstName: 'Sandrine', lastName: 'Lartigue', roles: ['NEGOTIATOR'] },
  { login: 'xabi.larralde', firstName: 'Xabi', lastName: 'Larralde', roles: ['NEGOTIATOR'] },
  { login: 'elodie.darracq', firstName: 'Élodie', lastName: 'Darracq', roles: ['NEGOTIATOR'] },
  { login: 'karim.duprat', firstName: 'Karim', lastName: 'Duprat', roles: ['NEGOTIATOR'] },
];

const DOMAIN = 'pignon.test';

export const DEMO_PASSWORD = 'Pignon-2026';

/** `uid` is the identity's, equal at every load. */
export interface DemoUser extends User {
  uid: string;
}

export function demoUsers(calendar: Calendar): DemoUser[] {
  return STAFF.map(({ login, firstName, lastName, roles, status = 'ACTIVE', right }, index) => {
    const loginEmail = `${login}@${DOMAIN}`;
    const createdTime = calendar.at(-700 + index * 20, 9);
    return {
      uid: `demo-${login.replace('.', '-')}`,
      loginEmail,
      firstName,
      lastName,
      email: loginEmail,
      photoURL: null,
      phoneNumbers: [`+336399800${String(10 + index)}`],
      agentCapacity: right?.[0] ?? null,
      agentCredential: right?.[1] ?? null,
      roles: [...roles],
      status,
      active: status === 'ACTIVE',
      version: 1,
      createdTime,
      modifiedTime: createdTime,
    };
  });
}

/** Login e-mails of users who may be in charge of a property. */
export function sellingStaff(users: readonly DemoUser[]): string[] {
  return users.filter((user) => user.active && user.roles.includes('NEGOTIATOR')).map((user) => user.loginEmail);
}
