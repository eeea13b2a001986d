import { HTML_ATTRIBUTES, HTML_TAGS, isPictureAddress, isVideoAddress } from '@clubhouse/contract/html'
import { describe, expect, it } from 'vitest'
import { hostileHtml } from '../../test/hostile-html.ts'
import { cleanHtml } from './clean-html.ts'

/** A tag as the cleaner writes it: nothing else may begin with `<`. */
const TAG = /<\/?([a-z][a-z0-9]*)((?: [a-z]+(?:="[^"<>]*")?)*)(?: \/)?>/g
const ATTRIBUTE = / ([a-z]+)(?:="([^"]*)")?/g
const SCHEME = /^[^!-~]*([a-z][a-z\d+.-]*):/i

const decoded = (value: string) =>
  value
    .replace(/&#x([0-9a-f]+);?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);?/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(colon|Tab|NewLine|quot|lt|gt|amp);/g, (_, name: string) => {
      const signs: Record<string, string> = {
        colon: ':',
        Tab: '\t',
        NewLine: '\n',
        quot: '"',
        lt: '<',
        gt: '>',
        amp: '&',
      }
      return signs[name]!
    })

/** What is wrong with cleaned markup, judged without the cleaner's own parser. */
function faultsIn(html: string): string[] {
  const faults: string[] = []
  const rest = html.replace(TAG, (tag, name: string, attributes: string) => {
    if (!HTML_TAGS.includes(name)) faults.push(`tag ${name}`)
    const allowed = [...(HTML_ATTRIBUTES[name] ?? []), ...HTML_ATTRIBUTES['*']!]
    for (const [, attribute, value = ''] of attributes.matchAll(ATTRIBUTE)) {
      if (!allowed.includes(attribute!)) faults.push(`attribute ${attribute} of ${tag}`)
      const address = decoded(value).replace(/[\t\n\r]/g, '')
      if (name === 'img' && attribute === 'src' && !isPictureAddress(address)) faults.push(`image ${address}`)
      if (name === 'iframe' && attribute === 'src' && !isVideoAddress(address)) faults.push(`frame ${address}`)
      const scheme = SCHEME.exec(address)?.[1]?.toLowerCase()
      if (attribute === 'href' && scheme && !['https', 'mailto', 'tel'].includes(scheme)) faults.push(`link ${address}`)
    }
    return ''
  })
  if (/[<>]/.test(rest)) faults.push(`markup outside of tags: ${rest}`)
  return faults
}

describe('cleanHtml', () => {
  it('is tried with at least 120 texts, all different', () => {
    expect(new Set(hostileHtml).size).toBeGreaterThanOrEqual(120)
  })

  it.each(hostileHtml)('leaves nothing that runs: %j', async (hostile) => {
    for (const around of [hostile, `<p>${hostile}</p>`, `<table><tr><td>${hostile}</td></tr></table>`]) {
      const cleaned = await cleanHtml(around)
      expect(faultsIn(cleaned), cleaned).toEqual([])
      // Nor when it is read by another parser and saved again.
      expect(faultsIn(await cleanHtml(decoded(cleaned)))).toEqual([])
    }
  })

  it('keeps what an editor writes', async () => {
    const written =
      '<h2>Lake</h2><p lang="ko">레이크 <a href="https://x.example/?a=1&amp;b=2" title="Map">map</a></p><ul><li>1 &lt; 2</li></ul><table><tbody><tr><td colspan="2">a</td></tr></tbody></table><p><img src="/hp/api/files/1/a.webp" alt="A bunker" width="10" height="5" /></p>'
    expect(await cleanHtml(written)).toBe(written)
    expect(faultsIn(written)).toEqual([])
  })

  it.each(['<p onclick="alert(1)">a</p>', '<a href="java&#10;script:alert(1)">a</a>', '<b', '<script>'])(
    'a fault would be found: %j',
    (uncleaned) => {
      expect(faultsIn(uncleaned)).not.toEqual([])
    },
  )

  it.each([
    ['<ol start="3"><li>x</li></ol>', '<ol start="3"><li>x</li></ol>'],
    ['<ol start="1&quot; onclick=&quot;alert(1)"><li>x</li></ol>', '<ol><li>x</li></ol>'],
    ['<table><tr><td colspan="2" rowspan="2 x">x</td></tr></table>', '<table><tr><td colspan="2">x</td></tr></table>'],
    ['<img src="/x.png" width="50%" height="9e9" />', '<img src="/x.png" width="50%" />'],
    ['<h1>x</h1>', '<h2>x</h2>'],
  ])('keeps a number only where it is one: %s', async (html, cleaned) => {
    expect(await cleanHtml(html)).toBe(cleaned)
  })
})
