import type { Language } from '@pignon/shared/domain/messages/messages.enums';
import fastify from 'fastify';
import type { Db, Queryable } from '../db/db';
import { registerRoute, type Route } from './route';

type Changed = Route<'PATCH messages/{lang}'>;

/** SQL statements that a call sent to the database, in order. */
async function answer(route: (steps: string[]) => Changed) {
  const steps: string[] = [];
  const app = fastify();
  const tx = { query: () => Promise.resolve([]) } as unknown as Queryable;
  const db: Pick<Db, 'tx'> = {
    tx: async (work) => {
      steps.push('begin');
      try {
        const result = await work(tx);
        steps.push('commit');
        return result;
      } catch (error) {
        steps.push('rollback');
        throw error;
      }
    },
  };
  app.decorate('db', db as Db);
  app.decorate('checkReply', undefined);
  app.decorateRequest('caller');
  app.addHook('onRequest', (request, _, done) => {
    request.caller = { user: { loginEmail: 'anne@pignon.test' } } as typeof request.caller;
    done();
  });
  registerRoute(app, 'PATCH messages/{lang}', route(steps));
  const { statusCode } = await app.inject({ method: 'PATCH', url: '/messages/fr', payload: { texts: {} } });
  await app.close();
  return { steps, statusCode, tx };
}

const unchangedResult = { changed: true, entity: [] };
const lang: Language = 'fr';

describe('a versioned call', () => {
  it('runs in one transaction, and runs its follow-up after the commit', async () => {
    const { steps, statusCode } = await answer((calls) => ({
      handler: ({ tx, params }) => {
        calls.push(typeof tx.query, params.lang);
        return unchangedResult;
      },
      after: async () => void calls.push('after'),
    }));
    expect([statusCode, ...steps]).toEqual([200, 'begin', 'function', lang, 'commit', 'after']);
  });

  it('writes nothing and runs no follow-up when it is refused', async () => {
    const { steps, statusCode } = await answer((calls) => ({
      handler: () => Promise.reject(new Error('refused')),
      after: async () => void calls.push('after'),
    }));
    expect([statusCode, ...steps]).toEqual([500, 'begin', 'rollback']);
  });

  it('opens no transaction when its handler opens its own', async () => {
    const { steps, statusCode } = await answer((calls) => ({
      ownTransaction: (context) => {
        calls.push('tx' in context ? 'given one' : 'given none');
        return unchangedResult;
      },
    }));
    expect([statusCode, ...steps]).toEqual([200, 'given none']);
  });
});
