import { exitWithError } from '@pignon/platform/commands/exit-with-error';
import { runRemotes } from '@pignon/platform/commands/commands';
import { openStore } from '@pignon/platform/store/open-store';
import { storeFolder } from './build/packages';
import { readHostFile } from './build/publish-built';
import { buildAndPublish } from './remotes/build-and-publish';

/** `npm run remotes -- publish contact`: which remotes are live, from which store. */
runRemotes(process.argv.slice(2), () => openStore(process.env, storeFolder(process.env)), {
  builtHost: readHostFile,
  publish: buildAndPublish,
}).catch(exitWithError);
