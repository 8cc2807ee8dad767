import { parseArgs } from 'node:util';
import { ROLES, type Role } from '@pignon/shared/domain/user/user.enums';
import { openIdentityService } from '../api/src/auth/firebase-verifier';
import { readConfig, type Config } from '../api/src/config';
import { openDb } from '../api/src/db/open-db';
import { admit, type Admission } from '../api/src/modules/user/admit-user.service';

const USAGE = `Usage: npm run user:admit EMAIL -- --roles ${ROLES.join(',')}`;

class UsageError extends Error {}

function readArguments(): { email: string; roles: Role[] } {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { roles: { type: 'string' } } });
  const [email] = positionals;
  if (!email?.includes('@') || positionals.length !== 1) throw new UsageError(USAGE);
  const asked = (values.roles ?? '').split(',').filter((role) => role !== '');
  const roles = ROLES.filter((role) => asked.includes(role));
  const unknown = asked.filter((role) => !(ROLES as readonly string[]).includes(role));
  if (unknown.length > 0 || roles.length === 0) throw new UsageError(USAGE);
  return { email: email.toLowerCase(), roles };
}

/** The identity of that address, when it signed up already and the identity service can be asked. */
async function findUid({ projectId }: Config, email: string): Promise<string | null> {
  try {
    return (await openIdentityService(projectId).getUserByEmail(email)).uid;
  } catch {
    return null;
  }
}

function tell({ email, roles }: { email: string; roles: Role[] }, { bound }: Admission): void {
  console.log(`${email} is ACTIVE as ${roles.join(', ')}.`);
  if (!bound)
    console.log(
      'Nobody signed up with this address yet: it opens once it is verified (or run this again after sign-up).',
    );
}

async function main(): Promise<void> {
  const asked = readArguments();
  const config = readConfig(process.env);
  const uid = await findUid(config, asked.email);
  const db = await openDb({ databaseUrl: config.databaseUrl, dataDir: config.dataDir });
  try {
    tell(asked, await admit(db, { ...asked, uid }));
  } finally {
    await db.close();
  }
}

main()
  .then(() => process.exit(0))
  .catch((error: unknown) => {
    console.error(error instanceof UsageError ? error.message : error);
    process.exit(1);
  });
