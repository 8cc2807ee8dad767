import type { IncomingMessage, ServerResponse } from 'node:http';
import { request } from 'node:http';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import type { Db } from '../db/db';
import type { MediaStore } from '../modules/media/store/media-store';
import { isNoServer } from '../operator/ask-running-server';
import { operatorSocketPath } from '../operator/operator-socket-path';
import { ExportError } from './read-export';
import type { ImportReport } from './report';
import { ImportStoppedError, runImport } from './run-import';

/** One NDJSON line of the response: progress, report or error. */
type Message = { progress: string } | { report: ImportReport } | { problem: string; report?: ImportReport };

/**
 * Runs an import inside the server for the import command: reads the file from the request, answers NDJSON. Refuses a
 * second import while one is running.
 */
export function importHandler(
  db: Db,
  mediaStore: MediaStore,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  let isImporting = false;
  return async (call, response) => {
    const send = (message: Message) => void response.write(`${JSON.stringify(message)}\n`);
    if (isImporting)
      return void response.end(
        `${JSON.stringify({ problem: 'Un autre import est en cours\u00a0: réessayez quand il sera terminé.' })}\n`,
      );
    isImporting = true;
    try {
      const bytes = await buffer(call);
      const dryRun = call.url?.endsWith('?dryRun') === true;
      send({
        report: await runImport({ db, mediaStore, bytes, dryRun, onProgress: (progress) => send({ progress }) }),
      });
    } catch (error) {
      send({
        problem:
          error instanceof ExportError
            ? error.message
            : error instanceof ImportStoppedError
              ? error.message
              : `L’import s’est arrêté\u00a0: ${error instanceof Error ? error.message : String(error)}`,
        ...(error instanceof ImportStoppedError && { report: error.report }),
      });
    } finally {
      isImporting = false;
      response.end();
    }
  };
}

/** Imports a file through the running server; null when no server uses this data folder. Throws ExportError with its message. */
export function importByRunningServer(
  dataDir: string,
  bytes: Uint8Array,
  options: { dryRun: boolean; onProgress: (text: string) => void },
): Promise<ImportReport | null> {
  return new Promise((resolve, reject) => {
    const call = request(
      { socketPath: operatorSocketPath(dataDir), method: 'POST', path: `/import${options.dryRun ? '?dryRun' : ''}` },
      (response) => {
        const brokenConnection = () =>
          reject(
            new ExportError(
              'Le serveur s’est arrêté pendant l’import. Relancez la même commande\u00a0: rien n’est importé deux fois.',
            ),
          );
        response.once('error', brokenConnection);
        createInterface({ input: response })
          .on('line', (line) => {
            const message = JSON.parse(line) as Message;
            if ('progress' in message) options.onProgress(message.progress);
            else if ('problem' in message)
              reject(
                message.report
                  ? new ImportStoppedError(message.report, message.problem)
                  : new ExportError(message.problem),
              );
            else resolve(message.report);
          })
          .once('close', brokenConnection);
      },
    );
    call.once('error', (error) => (isNoServer(error) ? resolve(null) : reject(error)));
    call.end(bytes);
  });
}
