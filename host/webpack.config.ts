import { hostPreset } from '@pignon/shared/federation/preset/host-preset';

export default hostPreset(import.meta.dirname);
