import { z } from 'zod';
import { pageOf } from '../common/paging.schema';
import {
  RemoteLoadsSchema,
  RemotePeopleParams,
  RemotePeopleQuery,
  RemotePersonSchema,
  RemoteUseQuery,
  RemoteUseSchema,
} from '../remote-load/remote-load.schema';
import { GuardFiguresReply, GuardNoteSchema, GuardQuery } from '../rollout/canary-guard.schema';
import { RolloutNoteReply, RolloutNoteSchema } from '../rollout/rollout.schema';
import { VersionMessageSchema } from '../stream/version-message.schema';
import { defineCalls } from './define-call';

export const remoteCalls = defineCalls({
  'POST remote/load': {
    access: 'read',
    summary: 'What a browser loaded of the remotes, which versions, and how long it took',
    changes: { none: 'It counts what browsers load and changes no record.' },
    body: RemoteLoadsSchema,
    reply: z.void(),
  },
  'GET remote/use': {
    access: 'admin',
    summary: 'Versions of remotes as browsers had them: people, load times and failures, at most 500',
    query: RemoteUseQuery,
    reply: z.array(RemoteUseSchema),
  },
  'GET remote/{remote}/people': {
    access: 'admin',
    summary: 'Which version of a remote each colleague loaded last, the newest first, page by page',
    params: RemotePeopleParams,
    query: RemotePeopleQuery,
    reply: pageOf(RemotePersonSchema),
  },
  'GET remote/guard': {
    access: 'public',
    summary:
      'Sessions of a version under trial and of the live one, and in how many it failed; for edges, which pass it on to nobody',
    query: GuardQuery,
    reply: GuardFiguresReply,
  },
  'POST remote/guard': {
    access: 'public',
    summary:
      'A trial that an edge raised or ended by itself goes into the journal; for edges, which pass it on to nobody',
    changes: { none: 'It writes into the journal alone.' },
    body: GuardNoteSchema,
    reply: z.void(),
  },
  'POST remote/versions': {
    access: 'public',
    summary:
      'An edge gives out another revision of the registry: open pages hear of it; for edges, which pass it on to nobody',
    changes: { none: 'Edges make this call: open pages hear of versions by the stream.' },
    body: VersionMessageSchema,
    reply: z.void(),
  },
  'POST remote/rollout': {
    access: 'rollout',
    summary: 'An order about the versions of a remote goes into the journal; the edge tells it before it does it',
    changes: { none: 'It writes into the journal alone.' },
    body: RolloutNoteSchema,
    reply: RolloutNoteReply,
  },
});
