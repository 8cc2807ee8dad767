import { remotePreset } from '@pignon/platform/build/remote-preset';

export default remotePreset(import.meta.dirname);
