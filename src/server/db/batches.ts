/** Rows that one statement deletes: far within its time limit, and short enough to hold nobody up. */
const BATCH = 500;

/** Deletes batch after batch until one is not full; answers how many rows it was. */
export async function inBatches(deleteSome: (limit: number) => Promise<number>): Promise<number> {
  let all = 0;
  for (;;) {
    const deleted = await deleteSome(BATCH);
    all += deleted;
    if (deleted < BATCH) return all;
  }
}
