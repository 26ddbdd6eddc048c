import { join } from 'node:path';
import type { Config } from '../config.ts';
import { bucketStore } from './bucket-store.ts';
import { folderStore } from './folder-store.ts';
import type { Store } from './store.ts';

/** Folder of DATA_DIR for contents that are in no bucket. */
export const FILE_FOLDER = 'files';

/** The store that the configuration names: a bucket, or else a folder of DATA_DIR. */
export const openStore = ({ dataDir, bucket }: Pick<Config, 'dataDir' | 'bucket'>): Store =>
  bucket ? bucketStore(bucket) : folderStore(join(dataDir, FILE_FOLDER));
