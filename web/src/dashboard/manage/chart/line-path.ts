export interface Point {
  x: number
  y: number
}

/** A line through the points of an SVG path, with a gap where there is none; a point between two gaps is a dot. */
export function linePath(points: readonly (Point | null)[]): string {
  return points
    .map((point, i) => {
      if (!point) return ''
      const at = `${rounded(point.x)} ${rounded(point.y)}`
      if (points[i - 1]) return `L${at}`
      return points[i + 1] ? `M${at}` : `M${at}h0`
    })
    .join('')
}

const rounded = (value: number) => Math.round(value * 10) / 10
