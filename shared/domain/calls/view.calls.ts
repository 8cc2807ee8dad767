import { z } from 'zod';
import * as view from '../view/view.schema';
import { defineCalls } from './define-call';

export const viewCalls = defineCalls({
  'GET user/me/view': {
    access: 'read',
    summary: 'One’s own views of a list and those that colleagues share, by name',
    query: view.ViewQuery,
    reply: z.array(view.ViewSchema),
  },
  'POST user/me/view': {
    access: 'read',
    summary: 'Keep a view of a list under a name',
    changes: { none: 'Views are read again where they are changed, and their tabs told.' },
    body: view.NewViewSchema,
    creates: true,
    reply: view.ViewSchema,
  },
  'PATCH user/me/view/{id}': {
    access: 'read',
    summary: 'Rename, overwrite or share a view of one’s own; pin any, for oneself',
    changes: { none: 'Views are read again where they are changed, and their tabs told.' },
    params: view.ViewParams,
    body: view.ViewPatchSchema,
    version: 'optional',
    reply: view.ViewSchema,
  },
  'PUT user/me/view/order': {
    access: 'read',
    summary: 'Put the views that one keeps over a list in order, for oneself',
    changes: { none: 'Views are read again where they are changed, and their tabs told.' },
    body: view.ViewOrderSchema,
    reply: z.void(),
  },
  'DELETE user/me/view/{id}': {
    access: 'read',
    summary: 'Delete a view of one’s own; managers also those that are shared',
    changes: { none: 'Views are read again where they are changed, and their tabs told.' },
    params: view.ViewParams,
    reply: z.void(),
  },
});
