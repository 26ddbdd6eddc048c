/** The same promises, with those results that are there already, in the order in which they came. */
export function settling<Result>(promises: readonly Promise<Result>[]): {
  all: Promise<Result[]>;
  done: Result[];
} {
  const done: Result[] = [];
  for (const each of promises) void each.then((result) => done.push(result));
  return { all: Promise.all(promises), done };
}
