import { parseArgs } from 'node:util';
import { ROLES } from '@pignon/shared/domain/user/user.enums';
import { findUid, openIdentityService } from '../api/src/auth/identity-service';
import { readConfig, type Config } from '../api/src/config';
import { openDb } from '../api/src/db/open-db';
import { admit, type Admission, type AdmissionOrder } from '../api/src/modules/user/admit-user.service';
import { admitByRunningServer } from '../api/src/operator/admit-by-running-server';

const USAGE = `Usage: npm run user:admit EMAIL -- --roles ${ROLES.join(',')} [--remove-second-factor]`;

class UsageError extends Error {}

function readArguments(): AdmissionOrder {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { roles: { type: 'string' }, 'remove-second-factor': { type: 'boolean', default: false } },
  });
  const [email] = positionals;
  if (!email?.includes('@') || positionals.length !== 1) throw new UsageError(USAGE);
  const request = (values.roles ?? '').split(',').filter((role) => role !== '');
  const roles = ROLES.filter((role) => request.includes(role));
  const unknownRoles = request.filter((role) => !(ROLES as readonly string[]).includes(role));
  if (unknownRoles.length > 0 || roles.length === 0) throw new UsageError(USAGE);
  return { email: email.toLowerCase(), roles, removesSecondFactor: values['remove-second-factor'] };
}

function printAdmission({ email, roles }: AdmissionOrder, { bound }: Admission): void {
  console.log(`${email} is ACTIVE as ${roles.join(', ')}.`);
  if (!bound)
    console.log(
      'Nobody signed up with this address yet: it opens once it is verified (or run this again after sign-up).',
    );
}

async function admitInDatabase(config: Config, request: AdmissionOrder): Promise<Admission> {
  const uid = await findUid(openIdentityService(config.projectId), request.email);
  const db = await openDb({ databaseUrl: config.databaseUrl, dataDir: config.dataDir });
  try {
    return await admit(db, { ...request, uid });
  } finally {
    await db.close();
  }
}

async function main(): Promise<void> {
  const request = readArguments();
  const config = readConfig(process.env);
  const byServer = config.databaseUrl ? null : await admitByRunningServer(config.dataDir, request);
  printAdmission(request, byServer ?? (await admitInDatabase(config, request)));
}

main()
  .then(() => process.exit(0))
  .catch((error: unknown) => {
    console.error(error instanceof UsageError ? error.message : error);
    process.exit(1);
  });
