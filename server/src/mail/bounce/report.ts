/** What a mail server reports of a mail that it had taken. */
export interface Report {
  action: 'failed' | 'delayed'
  /** Its status and its sentence, on one line; undefined where it gives none. */
  reason?: string
}

/** Nobody needs more of them than this to tell one thing of one mail. */
const LIMITS = { maxNestingDepth: 10, maxHeadersSize: 64 * 1024 }

/**
 * Reads a delivery status notification. Source: RFC 3464; RFC 6533 for the one with addresses of other letters.
 * @returns undefined for any other mail, such as an answer that somebody's mailbox gives by itself, and for one that
 * tells of success
 */
export async function readReport(raw: Buffer): Promise<Report | undefined> {
  const { default: PostalMime } = await import('postal-mime')
  const { headers, attachments } = await PostalMime.parse(raw, {
    ...LIMITS,
    // The mail that came back may be anything, even a report.
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
  })
  const type = headers.find(({ key }) => key === 'content-type')?.value ?? ''
  if (!/^\s*multipart\/report\b/i.test(type) || !/report-type\s*=\s*"?delivery-status\b/i.test(type)) return
  const part = attachments.find(({ mimeType }) => /^message\/(global-)?delivery-status$/.test(mimeType))
  return typeof part?.content === 'string' ? readStatus(part.content) : undefined
}

/**
 * Reads the part that machines read: groups of `Name: value`, the first of the report itself, each other of a recipient.
 * Failed is failed, also with a status of 4: so ends what was tried in vain for days.
 */
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
  // `smtp; 550 5.1.1 no such user`: who speaks is no news.
  const said = group
    .get('diagnostic-code')
    ?.replace(/^[\w.-]+\s*;\s*/, '')
    .trim()
  if (!said) return status
  return status && !said.includes(status) ? `${status} ${said}` : said
}
