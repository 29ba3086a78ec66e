import { readFileSync } from 'node:fs';

/**
 * Highest memory of this process in MB. On Linux, `maxRSS` begins with the memory of the process that started this one;
 * the kernel's own mark does not.
 */
export function peakMemory(): number {
  return (ownPeak() ?? process.resourceUsage().maxRSS) / 1024;
}

/** In kB; undefined on other systems. */
function ownPeak(): number | undefined {
  try {
    const [, peak] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    return peak === undefined ? undefined : Number(peak);
  } catch {
    return undefined;
  }
}
