export interface Report {
  action: 'failed' | 'delayed'
  /** Its status and text on one line; undefined without either. */
  reason?: string
}

/** More groups than a report on one email needs. */
const LIMITS = { maxNestingDepth: 10, maxHeadersSize: 64 * 1024 }

/**
 * Undefined for any message but a report of failure or delay. Source: RFC 3464; RFC 6533 for international addresses.
 */
export async function readReport(raw: Buffer): Promise<Report | undefined> {
  const { default: PostalMime } = await import('postal-mime')
  const { headers, attachments } = await PostalMime.parse(raw, {
    ...LIMITS,
    // The original email may be anything, even a report.
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
  })
  const type = headers.find(({ key }) => key === 'content-type')?.value ?? ''
  if (!/^\s*multipart\/report\b/i.test(type) || !/report-type\s*=\s*"?delivery-status\b/i.test(type)) return
  const part = attachments.find(({ mimeType }) => /^message\/(global-)?delivery-status$/.test(mimeType))
  return typeof part?.content === 'string' ? readStatus(part.content) : undefined
}

/** Parses groups of `Name: value`. “failed” counts even with a 4.x.x status, which ends a series of attempts. */
export function readStatus(text: string): Report | undefined {
  const groups = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]+(?=\S)/g, ' ')
    .split(/\n\s*\n/)
    .map((group) => new Map(group.split('\n').map(field)))
  for (const action of ['failed', 'delayed'] as const) {
    const found = groups.find((group) => group.get('action')?.toLowerCase() === action)
    if (found) return { action, reason: reasonOf(found) }
  }
}

function field(line: string): [string, string] {
  const colon = line.indexOf(':')
  return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]
}

function reasonOf(group: Map<string, string>): string | undefined {
  const status = /^[245]\.\d{1,3}\.\d{1,3}/.exec(group.get('status') ?? '')?.[0]
  // Strips the type in `smtp; 550 5.1.1 no such user`.
  const said = group
    .get('diagnostic-code')
    ?.replace(/^[\w.-]+\s*;\s*/, '')
    .trim()
  if (!said) return status
  return status && !said.includes(status) ? `${status} ${said}` : said
}
