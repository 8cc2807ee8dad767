import * as runtimeCore from '@module-federation/runtime-core';
import { createInstance } from '@module-federation/enhanced/runtime';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import * as auth from '@pignon/shared/auth';
import * as bus from '@pignon/shared/bus';
import * as contract from '@pignon/shared/contract';
import { HOST } from '@pignon/shared/federation/runtime/federation-instances';
import * as i18n from '@pignon/shared/i18n';
import * as state from '@pignon/shared/state';

type Share = {
  version: string;
  shareConfig: { singleton: true; strictVersion: false; requiredVersion: string };
} & ({ lib: () => object } | { get: () => Promise<() => object> });

/** Libraries of which a page may hold only one copy, as a remote imports them. */
const LIBRARIES: Readonly<Record<string, object>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  'react-dom/client': ReactDomClient,
};

/** Entry points of `shared` that the sign-in page already uses in part. */
const FIRST_ENTRY_POINTS: Readonly<Record<string, object>> = { auth, bus, contract, i18n, state };

/**
 * Entry points that are evaluated when a remote or a page of the host needs them: the eager ones are in the product's
 * file, as most signed-in pages use them; each other one is in files of its own.
 */
const LATER_ENTRY_POINTS: Readonly<Record<string, () => Promise<object>>> = {
  api: () => import(/* webpackMode: "eager" */ '@pignon/shared/api'),
  router: () => import(/* webpackMode: "eager" */ '@pignon/shared/router'),
  'ui/core': () => import(/* webpackMode: "eager" */ '@pignon/shared/ui/core'),
  'ui/form': () => import('@pignon/shared/ui/form'),
  'ui/list': () => import(/* webpackMode: "eager" */ '@pignon/shared/ui/list'),
  'ui/map': () => import('@pignon/shared/ui/map'),
  'ui/sort': () => import('@pignon/shared/ui/sort'),
  'ui/table': () => import(/* webpackMode: "eager" */ '@pignon/shared/ui/table'),
  'ui/timeline': () => import('@pignon/shared/ui/timeline'),
  'ui/upload': () => import('@pignon/shared/ui/upload'),
  waiting: () => import(/* webpackMode: "eager" */ '@pignon/shared/waiting'),
};

/** One copy per page, in any version that a remote asks for. */
const shareConfigOf = (version: string): Pick<Share, 'version' | 'shareConfig'> => ({
  version,
  shareConfig: { singleton: true, strictVersion: false, requiredVersion: version },
});

const loaded = (version: string, module: object): Share => ({ ...shareConfigOf(version), lib: () => module });

const loadedLater = (version: string, load: () => Promise<object>): Share => ({
  ...shareConfigOf(version),
  get: async () => {
    const module = await load();
    return () => module;
  },
});

/** Every module that the host provides to remotes. */
export function sharedOfHost(): Record<string, Share> {
  const { CONTRACT_VERSION } = contract;
  const shares: Record<string, Share> = {};
  for (const [name, module] of Object.entries(LIBRARIES)) shares[name] = loaded(React.version, module);
  for (const [name, module] of Object.entries(FIRST_ENTRY_POINTS))
    shares[`@pignon/shared/${name}`] = loaded(CONTRACT_VERSION, module);
  for (const [name, load] of Object.entries(LATER_ENTRY_POINTS))
    shares[`@pignon/shared/${name}`] = loadedLater(CONTRACT_VERSION, load);
  return shares;
}

/**
 * Starts Module Federation's runtime: it provides the shared modules of the host and names no remote. Remotes contain no
 * runtime of their own, but find this one under a global name. Not part of the first file, as the sign-in page uses no
 * remote.
 */
export function provideSharedModules(): void {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  createInstance({ name: HOST, remotes: [], shared: sharedOfHost(), shareStrategy: 'loaded-first' });
}
