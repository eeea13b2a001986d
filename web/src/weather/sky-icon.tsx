const SUN =
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M5.300 18.700l1.400-1.400M17.300 6.700l1.400-1.400'
const SMALL_SUN =
  'M9 4.500a3.500 3.500 0 0 0-3 5.300M9 1.500v1M3.500 3.500l.700.700M1.500 8h1M14.500 3.500l-.700.700M12.300 6.700A3.500 3.500 0 0 0 9 4.500'
const CLOUD = 'M7 18h10a3.800 3.800 0 0 0 .700-7.500A5.500 5.500 0 0 0 7.200 9.800 4.200 4.200 0 0 0 7 18Z'
const HIGH_CLOUD = 'M7 14h10a3.600 3.600 0 0 0 .700-7.100A5.300 5.300 0 0 0 7.300 6.200 4 4 0 0 0 7 14Z'

const SKIES: Record<string, string> = {
  CLEAR: SUN,
  FEW: `${SMALL_SUN}${CLOUD}`,
  CLOUDY: CLOUD,
  OVERCAST: `${CLOUD}M10 6.500a4 4 0 0 1 7-1`,
  FOG: `${HIGH_CLOUD}M4 17.500h16M6 20.500h12`,
  DRIZZLE: `${HIGH_CLOUD}M9 17v1.500M12 19v1.500M15 17v1.500`,
  RAIN: `${HIGH_CLOUD}M9 17l-1 3.500M13 17l-1 3.500M17 17l-1 3.500`,
  HEAVY: `${HIGH_CLOUD}M8 16.500l-1.500 5M12 16.500l-1.500 5M16 16.500l-1.500 5M20 16.500l-1.500 5`,
  SLEET: `${HIGH_CLOUD}M9 17l-1 3.500M16 17l-1 3.500M12.500 18v3M11.200 18.700l2.600 1.600M13.800 18.700l-2.600 1.600`,
  SNOW: `${HIGH_CLOUD}M8.500 17.500v3M7.200 18.200l2.600 1.600M9.800 18.200l-2.600 1.600M15.500 17.500v3M14.200 18.200l2.600 1.600M16.800 18.200l-2.600 1.600`,
  LIGHTNING: `${HIGH_CLOUD}M13 15.500l-3 3.500h4l-3 3.500`,
}

const known = (code: string) => (Object.hasOwn(SKIES, code) ? code : 'CLOUDY')

/** A drawing beside words that say the same; the page has its lines once, in `SkySymbols`. */
export function SkyIcon({ code, size = 24 }: { code: string; size?: number }) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`#sky-${known(code)}`} />
    </svg>
  )
}

/** The drawings that `SkyIcon` shows: an hour of each day has one, and their lines are longer than its values. */
export function SkySymbols({ codes }: { codes: readonly string[] }) {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      {[...new Set(codes.map(known))].map((code) => (
        <symbol
          key={code}
          id={`sky-${code}`}
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={SKIES[code]} />
        </symbol>
      ))}
    </svg>
  )
}
