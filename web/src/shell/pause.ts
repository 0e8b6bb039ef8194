/** Wait some milliseconds, or until aborted. */
export function pause(ms: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    stop.addEventListener("abort", end);
  });
}
