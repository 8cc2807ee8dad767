import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { migrate } from '../../src/db/migrate';
import { openPglite } from '../../src/db/pglite';
import { recordedStatements } from './recorded-statements';

async function migrated(): Promise<PGlite> {
  const db = await openPglite({});
  await migrate(db);
  const snapshot = await db.dump();
  await db.close();
  return PGlite.create({ loadDataDir: snapshot, extensions: { pg_trgm } });
}

/**
 * Has a migrated PGlite analyse each statement that ran on PostgreSQL (STATEMENTS_DIR): a missing table, column,
 * function, operator or type fails. Executes nothing.
 */
async function describeStatements(): Promise<void> {
  const statements = recordedStatements();
  if (statements.length === 0) throw new Error('The tests on PostgreSQL left no statement.');
  const lite = await migrated();
  const refused: string[] = [];
  for (const text of statements) {
    await lite.describeQuery(text).catch((error: unknown) => refused.push(`${String(error)}\n${text}`));
  }
  await lite.close();
  process.stdout.write(
    [...refused, `${statements.length} statements, ${refused.length} refused by PGlite`, ''].join('\n'),
  );
  process.exitCode = refused.length > 0 ? 1 : 0;
}

describeStatements().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
