import type { RootData } from '../api/root-data'

/** `Rl` is horizontal, `Ud` is upright. */
export type LogoWay = 'Rl' | 'Ud'

/** A logo: its image, otherwise its text. */
export interface LogoFace {
  image?: string
  text: string
}

const faceOf = (image: string, text: string): LogoFace => (image ? { image, text } : { text })

/** A logo and the simple one for phones where the club has one. @param clubName replaces a missing text */
export function logoChoice(
  logo: RootData['logo'],
  way: LogoWay,
  clubName: string,
): { full: LogoFace; simple?: LogoFace } {
  const full = faceOf(logo[`logoDefault${way}`], logo[`textDefault${way}`] || clubName)
  const simple = faceOf(logo[`logoSimple${way}`], logo[`textSimple${way}`])
  return simple.image || simple.text ? { full, simple } : { full }
}
