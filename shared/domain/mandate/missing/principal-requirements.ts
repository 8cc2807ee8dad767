import type { Contact } from '../../contact/contact.schema';
import { isBlank, type Requirement } from './requirement';

const IDENTITY = 'code monétaire et financier, L561-5 and R561-5, 1°';
const COMPANY = 'code monétaire et financier, R561-5, 2°';
const CAPACITY = 'code civil, art. 215 al. 3 and 1424: who must consent to a sale';
const REGISTER = 'décret 72-678, art. 72: the register names the principals and where they live';
const POWER = 'code civil, art. 1145 and 1156: who speaks for a company';

type PrincipalRequirement = Requirement<Contact>;

const ADDRESS: PrincipalRequirement = {
  key: 'address',
  field: 'location',
  message: 'L’adresse manque.',
  source: REGISTER,
  lacks: ({ location }) => isBlank(location?.label),
};

const LAST_NAME: PrincipalRequirement = {
  key: 'lastName',
  field: 'lastName',
  message: 'Le nom manque.',
  source: IDENTITY,
  lacks: ({ lastName }) => isBlank(lastName),
};

/** Of a person, the first of a couple. */
export const PERSON: readonly PrincipalRequirement[] = [
  LAST_NAME,
  {
    key: 'firstName',
    field: 'firstName',
    message: 'Le prénom manque.',
    source: IDENTITY,
    lacks: ({ firstName }) => isBlank(firstName),
  },
  {
    key: 'birthDate',
    field: 'birth.date',
    message: 'La date de naissance manque.',
    source: IDENTITY,
    lacks: ({ birth }) => !birth?.date,
  },
  {
    key: 'birthPlace',
    field: 'birth.place',
    message: 'Le lieu de naissance manque.',
    source: IDENTITY,
    lacks: ({ birth }) => isBlank(birth?.place),
  },
  {
    key: 'maritalStatus',
    field: 'maritalStatus',
    message: 'La situation de famille manque.',
    source: CAPACITY,
    lacks: ({ maritalStatus }) => isBlank(maritalStatus),
  },
  ADDRESS,
];

/** "Monsieur et Madame" are two persons, and each signs. */
export const COUPLE: readonly PrincipalRequirement[] = [
  {
    key: 'secondLastName',
    field: 'secondPerson.lastName',
    message: 'Le nom de la seconde personne manque.',
    source: IDENTITY,
    lacks: ({ secondPerson }) => isBlank(secondPerson?.lastName),
  },
  {
    key: 'secondFirstName',
    field: 'secondPerson.firstName',
    message: 'Le prénom de la seconde personne manque.',
    source: IDENTITY,
    lacks: ({ secondPerson }) => isBlank(secondPerson?.firstName),
  },
  {
    key: 'secondBirthDate',
    field: 'secondBirth.date',
    message: 'La date de naissance de la seconde personne manque.',
    source: IDENTITY,
    lacks: ({ secondBirth }) => !secondBirth?.date,
  },
  {
    key: 'secondBirthPlace',
    field: 'secondBirth.place',
    message: 'Le lieu de naissance de la seconde personne manque.',
    source: IDENTITY,
    lacks: ({ secondBirth }) => isBlank(secondBirth?.place),
  },
];

export const FIRM: readonly PrincipalRequirement[] = [
  {
    key: 'company',
    field: 'company',
    message: 'La dénomination de la société manque.',
    source: COMPANY,
    lacks: ({ company }) => isBlank(company),
  },
  {
    key: 'registration',
    field: 'registration',
    message: 'L’immatriculation (RCS) manque.',
    source: COMPANY,
    lacks: ({ registration }) => isBlank(registration),
  },
  {
    ...LAST_NAME,
    key: 'signatory',
    message: 'Le nom de qui signe pour la société manque.',
    source: POWER,
  },
  {
    key: 'capacity',
    field: 'capacity',
    message: 'La qualité de qui signe pour la société manque.',
    source: POWER,
    lacks: ({ capacity }) => isBlank(capacity),
  },
  { ...ADDRESS, message: 'Le siège manque.' },
];

/** Requirements of the delegating agency: its name, card and mandate are mandatory fields of the delegation. */
export const DELEGATING: readonly PrincipalRequirement[] = [
  { ...ADDRESS, message: 'Le siège de l’agence délégante manque.' },
];
