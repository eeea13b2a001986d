import { writeFileSync } from 'node:fs'
import { DOCUMENT, specificationDocument } from './document.ts'

writeFileSync(DOCUMENT, specificationDocument())
