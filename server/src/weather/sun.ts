const rad = (degrees: number) => (degrees * Math.PI) / 180
/** Altitude of the sun's centre when its rim touches the horizon, with refraction. */
const RIM = rad(-0.833)

/** Sunrise and sunset in seconds since 1970, to about two minutes. @param noonUtc 12:00 UTC of the day, in seconds */
export function sunOf(lat: number, lng: number, noonUtc: number): { rise: number; set: number } {
  const day = noonUtc / 86_400 + 2_440_587.5 - 2_451_545
  const anomaly = rad(357.529 + 0.98560028 * day)
  const longitude = rad(280.459 + 0.98564736 * day) + rad(1.915) * Math.sin(anomaly) + rad(0.02) * Math.sin(2 * anomaly)
  const tilt = rad(23.439)
  const declination = Math.asin(Math.sin(tilt) * Math.sin(longitude))
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(longitude), Math.cos(longitude))
  const mean = rad((280.459 + 0.98564736 * day) % 360)
  const equation = ((((mean - ascension) % (2 * Math.PI)) + 3 * Math.PI) % (2 * Math.PI)) - Math.PI
  const transit = noonUtc - (lng / 15) * 3600 - (equation / (2 * Math.PI)) * 86_400
  const cos =
    (Math.sin(RIM) - Math.sin(rad(lat)) * Math.sin(declination)) / (Math.cos(rad(lat)) * Math.cos(declination))
  const half = (Math.acos(Math.min(1, Math.max(-1, cos))) / (2 * Math.PI)) * 86_400
  return { rise: Math.round(transit - half), set: Math.round(transit + half) }
}
