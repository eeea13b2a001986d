import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withReference } from './settings-table.ts'

// Writes the table of settings in README.md.

const README = join(import.meta.dirname, '../../README.md')
writeFileSync(README, withReference(readFileSync(README, 'utf8')))
