import { remotePreset } from '@pignon/shared/federation/preset/remote-preset';

export default remotePreset(import.meta.dirname);
