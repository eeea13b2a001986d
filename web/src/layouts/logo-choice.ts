import type { RootData } from '../api/root-data'

/** `Rl` runs from left to right, `Ud` stands upright. */
export type LogoWay = 'Rl' | 'Ud'

/** What a place shows: its image where there is one, otherwise its text. */
export interface LogoFace {
  image?: string
  text: string
}

const faceOf = (image: string, text: string): LogoFace => (image ? { image, text } : { text })

/**
 * The logo of a place, and the simple one that phones show instead where the club has one.
 * @param clubName stands in for a text that the club has not set
 */
export function logoChoice(
  logo: RootData['logo'],
  way: LogoWay,
  clubName: string,
): { full: LogoFace; simple?: LogoFace } {
  const full = faceOf(logo[`logoDefault${way}`], logo[`textDefault${way}`] || clubName)
  const simple = faceOf(logo[`logoSimple${way}`], logo[`textSimple${way}`])
  return simple.image || simple.text ? { full, simple } : { full }
}
