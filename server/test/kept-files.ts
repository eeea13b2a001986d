import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { S3mini } from 's3mini'
import type { Config } from '../src/platform/config.ts'
import { bucketIn } from '../src/platform/s3-storage.ts'

/** The address of a bucket in which the files of every test club lie, instead of in folders. */
export const TEST_BUCKET = process.env.TEST_FILES_S3_URL

/** The paths of the files that a club keeps, such as `3f/3f0c…`. */
export async function keptPaths({ dataDir, filesS3Url }: Pick<Config, 'dataDir' | 'filesS3Url'>): Promise<string[]> {
  if (!filesS3Url) {
    const names = await readdir(join(dataDir, 'files'), { recursive: true })
    return names.filter((name) => /[0-9a-f-]{36}/.test(name)).sort()
  }
  const objects = await new S3mini(bucketIn(filesS3Url)!).listObjects()
  return objects!.map(({ Key }) => Key).sort()
}
