/** A name and, in the first group of its pattern, the version. */
const BROWSERS: [RegExp, string][] = [
  [/SamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/Edg\w*\/(\d+)/, 'Edge'],
  [/(?:OPR|Opera)\/(\d+)/, 'Opera'],
  [/Whale\/(\d+)/, 'Whale'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+).* Safari\//, 'Safari'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
]

/** A device with its version, such as `Safari 19, iPhone`; undefined for a non-browser. */
export const deviceWords = (agent: string) => words(agent, true)

/** A name that lasts, such as `Safari, iPhone`. */
export const deviceName = (agent: string) => words(agent, false)

function words(agent: string, hasVersion: boolean): string | undefined {
  const find = (table: [RegExp, string][]) => {
    const [pattern, name] = table.find(([one]) => one.test(agent)) ?? []
    const version = pattern?.exec(agent)?.[1]
    return hasVersion && version ? `${name} ${version}` : name
  }
  return [find(BROWSERS), find(SYSTEMS)].filter(Boolean).join(', ') || undefined
}

/** The part of an address that the devices of one home or office share: 24 bits of IPv4, 64 of IPv6. */
export function networkOf(ip: string): string {
  const bare = ip.replace(/^::ffff:/, '')
  if (!bare.includes(':')) return bare.split('.').slice(0, 3).join('.')
  const [head = '', tail] = bare.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - groups.length - rest.length }, () => '0')
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':')
}
