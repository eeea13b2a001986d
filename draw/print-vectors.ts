import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { vectors } from './test/vectors.ts'

/** Prints docs/draw-vectors.json. */
const file = join(import.meta.dirname, '../docs/draw-vectors.json')
writeFileSync(file, JSON.stringify(vectors(), null, 2))
spawnSync('npx', ['biome', 'format', '--write', file], { stdio: 'inherit' })
