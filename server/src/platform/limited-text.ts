/** Reads the body of another machine's answer. @throws when it is longer than `mostBytes` */
export async function limitedText(response: Response, mostBytes: number): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > mostBytes) throw new Error('the answer of the source is too long')
    parts.push(Buffer.from(part))
  }
  return Buffer.concat(parts).toString('utf8')
}
