import type { Palette, Scheme } from '@clubhouse/contract/look/tokens'
import { escapeHtml } from '../platform/escape-html.ts'

export interface Fact {
  label: string
  value: string
}

/** A part of an email; a code or a password in a paragraph of its own is emphasised. */
export type Part =
  | { is: 'heading'; text: string }
  | { is: 'words'; text: string }
  | { is: 'value'; text: string }
  /** What a person wrote, such as a reason. */
  | { is: 'quote'; text: string }
  | { is: 'list'; items: readonly string[] }
  | { is: 'facts'; facts: readonly Fact[] }
  | { is: 'action'; text: string; url: string }
  | { is: 'note'; text: string }

interface Framed {
  lang: string
  title: string
  clubName: string
  parts: readonly Part[]
  foot: readonly string[]
  /** The link that stops emails of this kind. */
  stop?: { text: string; url: string }
  palettes: Readonly<Record<Scheme, Palette>>
}

// Styles are inline because mail programs drop the rest; the head only adds dark colours. Font and alignment are on every
// cell and paragraph: some programs, and previews without a doctype, inherit neither into tables.
const SANS = "-apple-system,'Segoe UI',Roboto,'Apple SD Gothic Neo','Malgun Gothic',sans-serif"
const TEXT = `font-family:${SANS};text-align:left`
const darkStyle = ({
  paper,
  raised,
  line,
  fairway,
  ink,
  quiet,
  dew,
  ...dark
}: Palette) => `@media (prefers-color-scheme: dark) {
.paper { background: ${paper} !important }
.card { background: ${raised} !important; border-color: ${line} !important; border-top-color: ${fairway} !important }
.ink { color: ${ink} !important }
.quiet { color: ${quiet} !important }
.quote { background: ${dark['sand-ground']} !important; color: ${ink} !important; border-color: ${fairway} !important }
.value { background: ${dew} !important; color: ${ink} !important }
.line { border-color: ${line} !important }
.action { background: ${fairway} !important; color: ${dark['on-fairway']} !important }
}`

/** An email as HTML: the club's name, the parts on a card, the address. No remote pictures. */
export function frame({ lang, title, clubName, parts, foot, stop, palettes: { light, dark } }: Framed): string {
  return `<!doctype html>
<html lang="${escapeHtml(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${darkStyle(dark)}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#fbfaf6;word-break:keep-all;overflow-wrap:anywhere">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:#fbfaf6">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="ink" style="padding:0 4px 20px;${TEXT};font-size:20px;font-weight:700;line-height:1.3;color:#16211b">${escapeHtml(clubName)}</td></tr>
<tr><td class="card" style="padding:28px 28px 12px;background:#ffffff;border:1px solid #e2e0d6;border-top:4px solid ${light.fairway};border-radius:10px">
${parts.map((part) => shown(part, light)).join('\n')}
</td></tr>
<tr><td class="quiet" style="${TEXT};padding:20px 4px 0;font-size:13px;line-height:1.6;color:#526157">
${[...foot.map(escapeHtml), ...(stop ? [quietLink(stop)] : [])].map((line) => `<p class="quiet" style="${TEXT};margin:0 0 4px;font-size:13px;line-height:1.6;color:#526157">${line}</p>`).join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

const quietLink = ({ text, url }: { text: string; url: string }) =>
  `<a class="quiet" href="${escapeHtml(url)}" style="color:#526157">${escapeHtml(text)}</a>`

function shown(part: Part, light: Palette): string {
  switch (part.is) {
    case 'heading':
      return `<h1 class="ink" style="${TEXT};margin:0 0 16px;font-size:22px;font-weight:700;line-height:1.3;color:#16211b">${escapeHtml(part.text)}</h1>`
    case 'words':
      return `<p class="ink" style="${TEXT};margin:0 0 16px;font-size:16px;line-height:1.6;color:#16211b">${escapeHtml(part.text)}</p>`
    case 'value':
      return value(part.text, light)
    case 'quote':
      return `<p class="quote" style="${TEXT};margin:0 0 16px;padding:12px 16px;background:${light['sand-ground']};border-left:4px solid ${light.fairway};color:#16211b;font-size:16px;line-height:1.6;white-space:pre-line">${escapeHtml(part.text)}</p>`
    case 'list':
      return part.items.map((item) => value(item, light)).join('\n')
    case 'facts':
      return facts(part.facts)
    case 'action':
      return `<p style="${TEXT};margin:24px 0"><a class="action" href="${escapeHtml(part.url)}" style="${TEXT};display:inline-block;padding:12px 22px;background:${light.fairway};color:${light['on-fairway']};font-size:16px;font-weight:600;text-decoration:none;border-radius:8px">${escapeHtml(part.text)}</a></p>`
    case 'note':
      return `<p class="quiet" style="${TEXT};margin:20px 0 16px;font-size:14px;line-height:1.6;color:#526157">${escapeHtml(part.text)}</p>`
  }
}

/** Large, and selected as a whole by a double click or a long press. */
const value = (text: string, { dew }: Palette) =>
  `<p class="value" style="margin:0 0 16px;padding:16px;background:${dew};color:#16211b;border-radius:8px;text-align:center;font:700 28px/1.3 Consolas,Menlo,monospace;letter-spacing:0.08em;user-select:all">${escapeHtml(text)}</p>`

const CELL = `${TEXT};padding:8px 0;border-bottom:1px solid #e2e0d6;font-size:16px;line-height:1.5;vertical-align:top`

/** Label beside value, for a tee time. */
function facts(all: readonly Fact[]): string {
  const rows = all.map(
    ({ label, value }) =>
      `<tr><th class="quiet line" scope="row" style="${CELL};width:1%;padding-right:16px;white-space:nowrap;font-weight:400;color:#526157">${escapeHtml(label)}</th><td class="ink line" style="${CELL};font-weight:600;color:#16211b">${escapeHtml(value)}</td></tr>`,
  )
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;border-collapse:collapse">\n${rows.join('\n')}\n</table>`
}
