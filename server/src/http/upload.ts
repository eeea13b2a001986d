import { createHash, type Hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Call } from '@clubhouse/contract/call'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { beginning } from '../platform/beginning.ts'
import type { UploadedFile } from '../platform/context.ts'
import { makeTemporaryFolder } from '../platform/temporary-folder.ts'
import type { Outcome } from './answer.ts'
import { isStorable } from './storable.ts'

const DATA_BYTES = 1_000_000
const NAME_LENGTH = 120
/** Both names are accepted for any number of files. Specification 7.4. */
const FILE_PARTS = new Set(['file', 'files'])

export interface Upload {
  data: unknown
  files: UploadedFile[]
  /** SHA-256 of the files in order: name, type and content of each. */
  filesHash: string
  dispose(): Promise<void>
}

export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false })
}

/** Reads the part `data` (JSON) and the files into a folder, which a violated limit removes. */
export async function readUpload(call: Call, request: FastifyRequest): Promise<Upload | Outcome> {
  if (!request.isMultipart()) return { kind: 'wrongMedia', accepted: ['multipart/form-data'] }
  const rules = call.files ?? { part: 'files', most: 0, maxBytes: 1, accept: [] }
  const folder = await makeTemporaryFolder()
  const dispose = () => rm(folder, { recursive: true, force: true })
  const refuse = async (outcome: Outcome) => {
    await dispose()
    return outcome
  }
  const files: UploadedFile[] = []
  const filesHash = createHash('sha256')
  let data: unknown = {}
  try {
    const limits = {
      // Browsers may send the data as a file.
      files: rules.most + 1,
      fileSize: rules.maxBytes,
      fields: 1,
      fieldSize: DATA_BYTES,
      parts: rules.most + 1,
    }
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        if (part.fieldname !== 'data' || part.valueTruncated)
          return refuse({ kind: 'malformed', field: part.fieldname })
        data = JSON.parse(String(part.value))
        continue
      }
      if (part.fieldname === 'data' && part.mimetype === 'application/json') {
        const sent = await part.toBuffer()
        if (part.file.truncated || sent.length > DATA_BYTES) return refuse({ kind: 'malformed', field: 'data' })
        data = JSON.parse(sent.toString('utf8'))
        continue
      }
      if (!FILE_PARTS.has(part.fieldname) || files.length >= rules.most || !isStorable(part.filename))
        return refuse({ kind: 'malformed', field: part.fieldname })
      const mime = typeOf(part)
      if (!rules.accept.includes(mime)) return refuse({ kind: 'wrongMedia', accepted: rules.accept })
      const path = join(folder, String(files.length))
      const hash = createHash('sha256')
      await pipeline(part.file, (bytes) => hashed(bytes, hash), createWriteStream(path))
      if (part.file.truncated) return refuse({ kind: 'tooLarge', max: rules.maxBytes })
      const name = beginning(basename(part.filename.replaceAll('\\', '/')), NAME_LENGTH)
      filesHash.update(JSON.stringify([name, mime, hash.digest('hex')]))
      files.push({ name, mime, size: part.file.bytesRead, path })
    }
  } catch (error) {
    const code = String((error as { code?: string }).code ?? '')
    return refuse(
      code.endsWith('LIMIT') ? { kind: 'malformed', field: rules.part } : { kind: 'malformed', field: 'data' },
    )
  }
  return { data, files, filesHash: filesHash.digest('hex'), dispose }
}

/** Passes bytes on unchanged and hashes them, so that a file is read once. */
async function* hashed(bytes: AsyncIterable<Buffer>, hash: Hash): AsyncIterable<Buffer> {
  for await (const chunk of bytes) {
    hash.update(chunk)
    yield chunk
  }
}

/** Browsers without HEIC support send such photos as application/octet-stream. */
function typeOf({ mimetype, filename }: { mimetype: string; filename: string }): string {
  const photo = /\.(hei[cf])$/i.exec(filename)?.[1]
  return mimetype === 'application/octet-stream' && photo ? `image/${photo.toLowerCase()}` : mimetype
}
