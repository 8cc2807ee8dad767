import { parseArgs } from 'node:util';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { DEMO_IDENTITY_PROJECT } from '@pignon/shared/domain/user/identity-project';
import { readConfig } from '../../api/src/config';
import { openDb } from '../../api/src/db/open-db';
import { openMediaStore } from '../../api/src/modules/media/store/open-media-store';
import { Calendar } from './calendar';
import { loadDemo } from './load-demo';
import { createAccounts } from './people/accounts';
import { demoUsers } from './people/users';

const OUTCOMES = {
  LOADED: 'agence de démonstration chargée',
  ALREADY_LOADED: 'agence de démonstration déjà chargée',
  NOT_EMPTY: 'la base contient déjà des biens\u00a0: elle est laissée telle quelle',
} as const;

const printLine = (text: string) => console.log(`demo: ${text}`);

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { reference: { type: 'string' }, 'accounts-only': { type: 'boolean' } } });
  const referenceDate = values.reference ? new Date(`${values.reference}T12:00:00Z`) : new Date();
  const emulated = Boolean(process.env.FIREBASE_AUTH_EMULATOR_HOST);
  const app = emulated ? initializeApp({ projectId: process.env.FIREBASE_PROJECT_ID ?? DEMO_IDENTITY_PROJECT }) : null;
  const auth = app ? getAuth(app) : undefined;
  try {
    if (values['accounts-only']) {
      if (auth) await createAccounts(auth, demoUsers(new Calendar(referenceDate)));
      return;
    }
    const config = readConfig(process.env);
    const { databaseUrl, dataDir } = config;
    const db = await openDb({ databaseUrl, dataDir });
    try {
      const mediaStore = openMediaStore(config);
      const { reason, ms } = await loadDemo({ db, mediaStore, auth, referenceDate, onProgress: printLine });
      printLine(`${OUTCOMES[reason]} (${(ms / 1000).toFixed(1)} s)`);
    } finally {
      await db.close();
    }
  } finally {
    if (app) await deleteApp(app);
  }
}

run().catch((error: unknown) => {
  console.error(`demo: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
