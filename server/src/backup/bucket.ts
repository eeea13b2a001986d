import { openAsBlob } from 'node:fs'
import { basename } from 'node:path'
import { bucketIn, openBucket } from '../platform/s3-storage.ts'
import type { Taken } from './backup.ts'
import { type Keep, surplus } from './keep-rules.ts'

/** Copies an archive into the bucket, under its name, in parts that are read as they are sent. @throws Error unless all of it is there */
export async function sendToBucket(address: string, { path, size }: Pick<Taken, 'path' | 'size'>): Promise<void> {
  const bucket = await openBucket(bucketIn(address)!)
  const name = basename(path)
  const { ok, status } = await bucket.putAnyObject(name, await openAsBlob(path), 'application/x-tar')
  if (!ok) throw new Error(`The bucket of BACKUP_S3_URL did not keep ${name}: ${status}.`)
  const kept = await bucket.getContentLength(name)
  if (kept !== size) throw new Error(`The bucket of BACKUP_S3_URL has ${kept} of the ${size} bytes of ${name}.`)
}

/** Deletes archives of the club in the bucket that the rule does not keep. */
export async function removeSurplusInBucket(address: string, code: string, keep: Keep): Promise<void> {
  const bucket = await openBucket(bucketIn(address)!)
  const names = ((await bucket.listObjects('/', `clubhouse-${code}-`)) ?? []).map(({ Key }) => Key)
  for (const name of surplus(names, code, keep)) await bucket.deleteObject(name)
}
