import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AUTH_CODES } from '@pignon/shared/auth';
import { ROLES } from '@pignon/shared/domain/user/user.enums';
import { staticMessages } from '@pignon/platform/build/static-messages';
import { catalogueFaults, literalKeys } from '@pignon/shared/testing';
import beforeEn from './en.json';
import beforeFr from './fr.json';
import productEn from './product.en.json';
import productFr from './product.fr.json';
import profileEn from './profile.en.json';
import profileFr from './profile.fr.json';
import signUpEn from './sign-up.en.json';
import signUpFr from './sign-up.fr.json';

const fr = { ...beforeFr, ...signUpFr, ...productFr, ...profileFr };
const en = { ...beforeEn, ...signUpEn, ...productEn, ...profileEn };

const SHELL = path.resolve(import.meta.dirname, '../shell');
const HOST = path.resolve(import.meta.dirname, '../..');
/** Texts fixed by the specification. */
const QUOTED = ['blocked.title'];

/** Codes of the identity service listed in the product's specification. */
const NAMED_CODES = `wrong-password user-not-found email-already-in-use too-many-requests invalid-credential
  expired-action-code requires-recent-login network-request-failed user-token-expired user-disabled
  password-does-not-meet-requirements missing-recaptcha-token multi-factor-auth-required user-mismatch popup-blocked
  popup-closed-by-user cancelled-popup-request unauthorized-domain web-storage-unsupported invalid-api-key argument-error
  internal-error`.split(/\s+/);

const MESSAGES = path.resolve(import.meta.dirname, '../../../shared/i18n/messages');
const readMessages = (file: string) =>
  JSON.parse(readFileSync(path.join(MESSAGES, file), 'utf8')) as Record<string, string>;
const common = (language: string) => ({
  ...readMessages(`common.${language}.json`),
  ...readMessages(`choices.${language}.json`),
});

const sourcesIn = (folder: string): { name: string; source: string }[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|fixture)\./.test(name))
    .map((name) => ({ name, source: readFileSync(path.join(folder, name), 'utf8') }));

describe('the texts of the shell', () => {
  it('have the same keys in French and English, with correct typography', () => {
    expect(catalogueFaults(fr, en, QUOTED)).toEqual([]);
  });

  it('are in one catalogue each', () => {
    const parts = [beforeFr, signUpFr, productFr, profileFr].map((part) => Object.keys(part));
    expect(new Set(parts.flat()).size).toBe(parts.flat().length);
    expect([beforeEn, signUpEn, productEn, profileEn].map((part) => Object.keys(part))).toEqual(parts);
  });

  it('include every key that the shell uses', () => {
    const sources = sourcesIn(SHELL).map(({ source }) => source);
    const knownKeys = [...Object.keys(fr), ...Object.keys(common('fr')).flatMap((key) => [key, `common:${key}`])];
    const usedKeys = sources.flatMap(literalKeys).map((key) => key.replace(/^host:/, ''));
    expect(usedKeys.length).toBeGreaterThan(50);
    const baseKeys = knownKeys.map((key) => key.replace(/_(one|other)$/, ''));
    expect([...new Set(usedKeys)].filter((key) => !baseKeys.includes(key))).toEqual([]);
  });

  it('are loaded before they are shown: those of the profile by its page, choices by signed-in pages only', () => {
    const sources = sourcesIn(path.join(HOST, 'src'));
    const outsideProfile = sources.filter(({ name }) => !name.startsWith('shell/pages/profile'));
    const beforeProduct = sources.filter(({ name }) =>
      /^(?:shell\/(?:sign-in|account|password)|identity)\//.test(name),
    );
    expect([outsideProfile.length > 100, beforeProduct.length > 40]).toEqual([true, true]);
    const keysIn = (files: typeof sources) => files.flatMap(({ source }) => literalKeys(source));
    expect(keysIn(outsideProfile).filter((key) => key.replace(/^host:/, '') in profileFr)).toEqual([]);
    const choices = readMessages('choices.fr.json');
    expect(keysIn(beforeProduct).filter((key) => key.replace(/^common:/, '') in choices)).toEqual([]);
  });

  it.each([
    ['fr', fr],
    ['en', en],
  ])('explain every code of the specification: %s', (_, texts) => {
    expect(NAMED_CODES.filter((code) => !(texts as Record<string, string>)[`auth.${code}`]?.trim())).toEqual([]);
    expect(NAMED_CODES.filter((code) => !AUTH_CODES.some((knownKeys) => knownKeys === code))).toEqual([]);
  });

  it('match the specification for success and failure', () => {
    expect([fr['signIn.done'], fr['signIn.created'], fr['signIn.reset'], fr['signIn.wrong']]).toEqual([
      'Vous êtes connecté.',
      'Un email de confirmation vous a été envoyé.',
      'Un email de réinitialisation vous a été envoyé.',
      'Email ou mot de passe incorrect.',
    ]);
  });

  it('explain every code of the identity service and every role', () => {
    expect(AUTH_CODES.filter((code) => !(`auth.${code}` in fr))).toEqual([]);
    expect(ROLES.filter((role) => !(`profile.role.${role}` in fr))).toEqual([]);
  });

  it.each([
    ['fr', fr],
    ['en', en],
  ] as const)('are in the static catalogue that replaces the API: %s', async (language, texts) => {
    const host = Object.fromEntries(Object.entries(texts).map(([key, text]) => [`host:${key}`, text]));
    expect(await staticMessages(HOST, language)).toEqual({ ...common(language), ...host });
  });
});
