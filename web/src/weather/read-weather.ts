import { groups } from '@clubhouse/contract/code'
import type { WeatherNow } from '@clubhouse/contract/weather'
import { forecast, widget } from '@clubhouse/contract/weather'
import type { PageSource } from '../api/page-source'
import { labelOf } from '../code/code-label'

const SKIES = '791'

/** Words for the codes of the sky in a language. */
export async function readSkies({ call, club }: PageSource, lang: string): Promise<Record<string, string>> {
  const answer = await call(groups, { club: club.clubCode, code: `${SKIES}.0` })
  return Object.fromEntries((answer[SKIES]?.codes ?? []).map((code) => [code.key, labelOf(code, lang, club.langs)]))
}

export async function readWeather(source: PageSource, lang: string) {
  const [now, ahead, skies] = await Promise.all([
    source.call(widget, {}),
    source.call(forecast, {}),
    readSkies(source, lang),
  ])
  return { now, ahead, skies }
}

/** The values of the line on the home page. */
export async function readWeatherLine(source: PageSource, lang: string) {
  const [now, skies] = await Promise.all([source.call(widget, {}), readSkies(source, lang)])
  return now && lineOf(now, skies)
}

function lineOf({ code, temp, wind, rain, sunset, stale, observedAt }: WeatherNow, skies: Record<string, string>) {
  return { sky: skies[code] ?? code, temp: whole(temp), wind: whole(wind), rain, sunset, stale, observedAt }
}

/** Without the sign of a negative zero. */
export const whole = (value: number) => Math.round(value) || 0
