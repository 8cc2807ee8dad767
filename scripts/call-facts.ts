import { writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { callFacts } from '@pignon/shared/domain/calls/facts/call-facts';

const { DATE_TIMES, READING, CACHED_CALLS, STALE_AFTER, CHANGES, ANSWERS, TIMEOUTS } = callFacts();

/** Separate files: a screen fetches only those it needs. */
const FILES = {
  'date-times': [
    'DATE_TIMES',
    'Readonly<Record<string, string>>',
    'where each answer has date-times, `*` for each item',
    DATE_TIMES,
  ],
  'reading-calls': [
    'READING',
    'readonly string[]',
    'the calls that change no record although they are no GET',
    READING,
  ],
  'cached-calls': [
    'CACHED_CALLS',
    'Readonly<Record<string, LocalStore>>',
    'the local store in which an answer is kept',
    CACHED_CALLS,
  ],
  'stale-after': [
    'STALE_AFTER',
    'Readonly<Record<string, string>>',
    'the kinds of records whose change makes an answer stale',
    STALE_AFTER,
  ],
  changes: [
    'CHANGES',
    'Readonly<Record<string, string>>',
    'what each call changes, events of one record and kinds of records',
    CHANGES,
  ],
  answers: [
    'ANSWERS',
    'Readonly<Record<string, string>>',
    'the reading call whose answer a call that writes gives too',
    ANSWERS,
  ],
  timeouts: [
    'TIMEOUTS',
    'Readonly<Record<string, number>>',
    'seconds after which a call is given up, where these are not the usual 30',
    TIMEOUTS,
  ],
} as const;

for (const [file, [name, type, description, facts]] of Object.entries(FILES)) {
  const url = new URL(`../shared/api/${file}.generated.ts`, import.meta.url);
  const imports = type.includes('LocalStore')
    ? `import type { LocalStore } from '../domain/calls/local-stores';\n\n`
    : '';
  const source = `${imports}/** Written by \`npm run call-facts\` from the call table: ${description}. */
export const ${name}: ${type} = ${JSON.stringify(facts)};
`;
  await writeFile(url, await format(source, { ...(await resolveConfig(url)), parser: 'typescript' }));
}
