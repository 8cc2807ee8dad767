import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { printPropertySheet } from '../../documents/property-sheet/print-property-sheet';
import { printWindowCard } from '../../documents/window-card/print-window-card';
import { route } from '../../http/route';
import { mustReadProperty } from './must-read-property';

export function printProperty(app: FastifyInstance, { db, store }: Deps): void {
  route(app, 'POST property/{kind}', async ({ params: { kind }, body }) => {
    const { propertyRef, propertyPrintMode, ...choice } = body;
    const property = await mustReadProperty(db, propertyRef);
    return app.papers.make((press) => {
      const means = { db, store, press };
      // What hangs in a window is for everybody, whoever prints it.
      return kind === 'poster'
        ? printWindowCard(means, property, choice)
        : printPropertySheet(means, property, propertyPrintMode);
    });
  });
}
