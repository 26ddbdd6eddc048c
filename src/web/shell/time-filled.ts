/**
 * Milliseconds that filling a form took, once they are at least `least`: whoever is faster is taken for a robot, whose
 * form nobody reads. `measured` may be too short by a clock that was set back; the wait makes up for that.
 */
export async function timeFilled(measured: () => number, least: number): Promise<number> {
  const missing = least - measured();
  if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing));
  return Math.max(least, measured());
}
