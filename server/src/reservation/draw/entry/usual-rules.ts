const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/**
 * The time that the form proposes: the tee time of the draw nearest to the member’s usual one, the earlier of two as near;
 * the middle of the tee times for who has none. Undefined without tee times. Source: docs/rules.md, Draw.
 * @param times HH:mm in any order
 */
export function usualOf(times: readonly string[], usual: string | undefined): string | undefined {
  const sorted = [...new Set(times)].sort()
  if (usual === undefined) return sorted[Math.floor((sorted.length - 1) / 2)]
  const farness = (time: string) => Math.abs(minuteOf(time) - minuteOf(usual))
  return sorted.toSorted((a, b) => farness(a) - farness(b))[0]
}
