/** What a file is by its content; undefined for an unknown or broken one. */
export async function typeOf(bytes: Buffer) {
  const { fileTypeFromBuffer } = await import('file-type')
  return fileTypeFromBuffer(bytes).catch(() => undefined)
}
