/** Mean high and low of each month in °C, and the share of days with rain or snow, for the hills south of Seoul. */
export const CLIMATE: readonly [high: number, low: number, wet: number][] = [
  [2, -8, 0.2],
  [5, -6, 0.18],
  [11, 0, 0.22],
  [18, 6, 0.25],
  [24, 12, 0.27],
  [28, 17, 0.3],
  [29, 22, 0.5],
  [30, 22, 0.45],
  [26, 16, 0.28],
  [20, 8, 0.2],
  [12, 1, 0.24],
  [4, -5, 0.2],
]
