/** Milliseconds on a clock that only goes forward. `performance` says the same and takes 2 ms to load. */
export function milliseconds(): number {
  return process.uptime() * 1_000;
}
