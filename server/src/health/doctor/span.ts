/** In the largest unit of which there are two. */
export function span(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  if (minutes < 120) return `${minutes} minutes`
  return minutes < 2 * 24 * 60 ? `${Math.round(minutes / 60)} hours` : `${Math.round(minutes / 60 / 24)} days`
}
