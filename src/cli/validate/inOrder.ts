/**
 * Starts tasks ahead of their turn, at most `ahead` of them, and gives their results in the order of the
 * tasks. What is unfinished never grows beyond the window, however slow the first of it is.
 */
export async function* inOrder<Result>(
  tasks: AsyncIterable<() => Promise<Result>>,
  ahead: number,
): AsyncGenerator<Result> {
  const started: Promise<Result>[] = [];
  for await (const task of tasks) {
    const running = task();
    // Its failure is heard when its turn comes; until then it must not count as unhandled.
    running.catch(() => {});
    started.push(running);
    const first = started.length >= ahead ? started.shift() : undefined;
    if (first !== undefined) yield await first;
  }
  for (const running of started) yield await running;
}
