import type { AgentSignature, Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { missingOf } from '@pignon/shared/domain/mandate/missing/missing';
import type { Missing } from '@pignon/shared/domain/mandate/missing/requirement';
import type { SigningState } from '@pignon/shared/domain/mandate/missing/signing-state.schema';
import { signatoriesOf, type Signatory } from '@pignon/shared/domain/mandate/signatories';
import { proposedRight } from '@pignon/shared/domain/user/agent-right';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import sql from 'sql-template-tag';
import type { Db, Queryable } from '../../../db/db';
import { namesOfUsers } from '../../../documents/user-names';
import { readAgency } from '../../agency/agency.repo';
import { readContacts } from '../../contact/contact-read.repo';
import { getPropertyOrThrow } from '../../property/get-property-or-throw';
import { findUserByEmail } from '../../user/user.repo';
import { folderKinds } from './folder-kinds.repo';

/** Reads the signatories of a mandate, and what it lacks. */
export async function readSigners(
  db: Queryable,
  mandate: Mandate,
): Promise<{ signatories: Signatory[]; missing: Missing[]; city: string | null; property: Property }> {
  const principals = await readContacts(db, mandate.counterParts);
  const property = await getPropertyOrThrow(db, mandate.propertyRef);
  const agency = await readAgency(db);
  return {
    signatories: principals.flatMap(signatoriesOf),
    missing: missingOf({ mandate, property, principals, agency, folder: await folderKinds(db, mandate.id) }),
    city: agency.address?.city ?? null,
    property,
  };
}

/** Returns the agent's last capacity to sign; null when they never signed. */
async function lastSigningRight(
  db: Queryable,
  user: string,
): Promise<Pick<AgentSignature, 'capacity' | 'credential'> | null> {
  const [row] = await db.query<{ agent: AgentSignature }>(sql`select parts -> 'agentSignature' as agent from mandate
    where parts -> 'agentSignature' ->> 'user' = ${user} and jsonb_typeof(parts -> 'agentSignature') = 'object'
    order by id desc limit 1`);
  return row?.agent ?? null;
}

const NO_SIGNING_RIGHT = { agentCapacity: null, agentCredential: null };

export async function signingState(db: Db, mandate: Mandate, user: string): Promise<SigningState> {
  const { signatories, missing, city } = await readSigners(db, mandate);
  const account = await findUserByEmail(db, user);
  const signingRight = proposedRight(account ?? NO_SIGNING_RIGHT, await lastSigningRight(db, user));
  const [name = user] = await namesOfUsers(db, [user]);
  return {
    signatories,
    missing,
    agent: { name, ...signingRight },
    place: mandate.signedPlace ?? (mandate.offPremises ? null : city),
  };
}
