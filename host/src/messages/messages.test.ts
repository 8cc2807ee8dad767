import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { AUTH_CODES } from '@pignon/shared/auth';
import { ROLES } from '@pignon/shared/domain/user/user.enums';
import { catalogueFaults, literalKeys } from '@pignon/shared/testing';
import en from './en.json';
import fr from './fr.json';

const SHELL = path.resolve(import.meta.dirname, '../shell');
const STATIC = path.resolve(import.meta.dirname, '../../public/i18n');
/** Given word for word by the product's specification. */
const QUOTED = ['blocked.title'];

const common = (language: string) =>
  path.resolve(import.meta.dirname, `../../../shared/i18n/messages/common.${language}.json`);
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;

describe('the words of the shell', () => {
  it('are the same keys in French and in English, well typed', () => {
    expect(catalogueFaults(fr, en, QUOTED)).toEqual([]);
  });

  it('hold every key that the shell asks for', () => {
    const sources = readdirSync(SHELL, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
      .map((name) => readFileSync(path.join(SHELL, name), 'utf8'));
    const known = [...Object.keys(fr), ...Object.keys(read(common('fr'))).flatMap((key) => [key, `common:${key}`])];
    const asked = sources.flatMap(literalKeys).map((key) => key.replace(/^host:/, ''));
    expect(asked.length).toBeGreaterThan(50);
    const plain = known.map((key) => key.replace(/_(one|other)$/, ''));
    expect([...new Set(asked)].filter((key) => !plain.includes(key))).toEqual([]);
  });

  it('explain every code of the identity service and every role', () => {
    expect(AUTH_CODES.filter((code) => !(`auth.${code}` in fr))).toEqual([]);
    expect(ROLES.filter((role) => !(`profile.role.${role}` in fr))).toEqual([]);
  });

  it.each([
    ['fr', fr],
    ['en', en],
  ])('are in the static catalogue that stands in for the API: %s', (language, words) => {
    const host = Object.fromEntries(Object.entries(words).map(([key, text]) => [`host:${key}`, text]));
    expect(read(path.join(STATIC, `${language}.json`))).toEqual({ ...read(common(language)), ...host });
  });
});
