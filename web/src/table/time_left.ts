/** Time per decision, in digits that need no translation. */
const HOUR = 3600;

const two = (number: number): string => String(number).padStart(2, "0");

/** The seconds that are left: `0:07`, `12:30`, and from an hour on without the seconds, `23 h 05`. */
export function timeLeft(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return seconds < HOUR ? `${minutes}:${two(seconds % 60)}` : `${Math.floor(minutes / 60)} h ${two(minutes % 60)}`;
}
