// Publishes built folders one after the other, as a team's build server does: `tsx publisher.fixture.ts STORE FOLDER…`.
import { LIVE_HOST } from '@pignon/shared/testing/remote-descriptor';
import { Refused } from '../store/change-registry';
import { openStore } from '../store/open-store';
import { promote } from '../publish/live-versions';
import { publish } from '../publish/publish';

const [folder = '', ...built] = process.argv.slice(2);
const store = openStore(process.env, folder);
for (const one of built) {
  try {
    const { name, version } = await publish(store, one, LIVE_HOST);
    await promote(store, name, LIVE_HOST, version);
    console.log('published');
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    console.log(error.refusals.map(({ reason }) => reason).join());
  }
}
