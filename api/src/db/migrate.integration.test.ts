import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { normalise } from '@pignon/shared/domain/common/text/normalise';
import sql from 'sql-template-tag';
import { openBareDb, openTestDb } from '../../test/test-db';
import type { Db } from './db';
import { findUpwards } from './find-upwards';
import { migrate } from './migrate';

describe('migrations', () => {
  let db: Db;
  let dir: string;
  const file = (name: string, text: string) => writeFile(join(dir, name), text);
  const tables = async () =>
    (
      await db.query<{ t: string }>(sql`select tablename as t from pg_tables where tablename like 'trial%' order by 1`)
    ).map(({ t }) => t);

  beforeAll(async () => {
    db = await openBareDb();
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'pignon-migrations-'));
    await db.script('drop table if exists trial_a, trial_b, schema_migration');
    await file('001-a.sql', 'create table trial_a (id int); create index on trial_a (id);');
    return () => rm(dir, { recursive: true });
  });

  it('apply each file once, in order', async () => {
    expect(await migrate(db, dir)).toEqual(['001-a.sql']);
    await file('002-b.sql', 'create table trial_b (id int)');
    expect(await migrate(db, dir)).toEqual(['002-b.sql']);
    expect(await migrate(db, dir)).toEqual([]);
    expect(await tables()).toEqual(['trial_a', 'trial_b']);
  });

  it('wait for each other when processes start together', async () => {
    const runs = await Promise.all([migrate(db, dir), migrate(db, dir), migrate(db, dir)]);
    expect(runs.flat()).toEqual(['001-a.sql']);
  });

  it('are not applied again under their new number', async () => {
    await file('014-lists.sql', 'create table trial_b (id int)');
    expect(await migrate(db, dir)).toEqual(['001-a.sql', '014-lists.sql']);
    await rename(join(dir, '014-lists.sql'), join(dir, '021-lists.sql'));
    expect(await migrate(db, dir)).toEqual([]);
    expect(await migrate(db, dir)).toEqual([]);
    expect(await db.query(sql`select name from schema_migration order by name`)).toEqual([
      { name: '001-a.sql' },
      { name: '021-lists.sql' },
    ]);
  });

  it('have unique numbers', async () => {
    const names = await readdir(findUpwards('migrations', import.meta.url));
    const numbers = names.map((name) => name.slice(0, 3));
    expect(numbers.length).toBeGreaterThan(30);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('may take longer than a call', async () => {
    await file('002-b.sql', `create table trial_b as select current_setting('statement_timeout') as allowed`);
    const dbWithTimeout: Db = {
      ...db,
      tx: (work) =>
        db.tx(async (tx) => {
          await tx.script(`set local statement_timeout = '20s'`);
          return work(tx);
        }),
    };
    await migrate(dbWithTimeout, dir);
    expect(await db.query(sql`select allowed from trial_b`)).toEqual([{ allowed: '0' }]);
  });

  it('write nothing when one of them fails', async () => {
    await file('002-b.sql', 'create table trial_b (id nothing)');
    await expect(migrate(db, dir)).rejects.toThrow('nothing');
    expect(await tables()).toEqual([]);
  });

  it('refuse a file that changed after it was applied, and a database newer than the program', async () => {
    await migrate(db, dir);
    await file('001-a.sql', 'create table trial_a (id bigint)');
    await expect(migrate(db, dir)).rejects.toThrow('001-a.sql was changed after it was applied.');
    await rm(join(dir, '001-a.sql'));
    await expect(migrate(db, dir)).rejects.toThrow('it is newer');
  });
});

describe('a migrated database', () => {
  let db: Db;
  beforeAll(async () => {
    db = await openTestDb();
  });
  afterAll(() => db.close());

  it.each([
    'Évry-sur-Seine',
    'L’Haÿ-les-Roses (94)',
    'ŒUVRE d’Æther, cœur & âme',
    'Straße, Ærø, Łódź, Đà Nẵng, Þingvellir',
    '  85 m² — 3½ pièces ; 1 250 000 €  ',
    'anne.le-gall+visite@example.test',
    'ÎLE-D’YEU\t\n\u00a0\u202fSAINT  JEAN',
    'Ελλάδα Москва 東京 😀',
    'E\u0301te\u0301 (décomposé)',
    '',
    '---',
    'V26-00042 % _ \\ \' "',
  ])('normalises as the domain does: "%s"', async (text) => {
    const [row] = await db.query<{ n: string }>(sql`select normalise(${text}) as n`);
    expect(row?.n).toBe(normalise(text));
  });

  it('normalises as the domain does: every letter of the Latin script', async () => {
    const letters = Array.from({ length: 0x24f - 0x20 }, (_, n) => String.fromCodePoint(0x20 + n)).filter(
      (letter) => letter.trim() !== '' || letter === ' ',
    );
    const rows = await db.query<{ letter: string; n: string }>(
      sql`select letter, normalise('a' || letter || 'b') as n from unnest(${letters}::text[]) as letter`,
    );
    const differing = rows.filter(({ letter, n }) => n !== normalise(`a${letter}b`));
    expect(differing).toEqual([]);
  });

  it('contains no account', async () => {
    expect(await db.query(sql`select count(*) as n from app_user`)).toEqual([{ n: 0 }]);
  });

  it('returns values as the same JavaScript on both engines', async () => {
    const [row] =
      await db.query(sql`select 12345678901::bigint as big, 12.50::numeric as money, date '2026-02-28' as day,
      timestamptz '2026-11-21 09:30:00.123+01' as moment, '{}'::bigint[] as none, array[1, 2]::bigint[] as ids,
      array['a', 'b,c'] as words, '{"a": [1]}'::jsonb as parts, null::text as nothing, true as yes, count(*) as n from (values (1)) v`);
    expect(row).toEqual({
      big: 12_345_678_901,
      money: 12.5,
      day: '2026-02-28',
      moment: '2026-11-21T08:30:00.123Z',
      none: [],
      ids: [1, 2],
      words: ['a', 'b,c'],
      parts: { a: [1] },
      nothing: null,
      yes: true,
      n: 1,
    });
    await expect(db.query(sql`select 9007199254740993::bigint as big`)).rejects.toThrow('does not fit');
  });
});
