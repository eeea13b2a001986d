import { spawnSync } from 'node:child_process'

/** Every check, in the order of what fails fastest; the same list on a laptop and in CI. */
const CHECKS: [name: string, command: string][] = [
  ['format and lint', 'biome ci --error-on-warnings .'],
  ['types', 'tsc -p contract && tsc -p server && npm run types -w web --silent && tsc -p e2e && tsc -p bench'],
  ['directions', 'depcruise --config .dependency-cruiser.cjs contract/src server/src web/src e2e bench'],
  ['unused code', 'knip'],
  ['rules and calls', 'vitest run'],
  ['table types', 'node server/tools/table-types.ts --check'],
  ['journeys in the browser', 'npm run journeys -w e2e --silent'],
]

let passed = 0
for (const [name, command] of CHECKS) {
  const began = Date.now()
  console.log(`\n— ${name}`)
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' })
  if (status !== 0) {
    console.error(`\n${name}: failed. Run it alone with: npx ${command}`)
    console.log(`${passed} passed, 1 failed`)
    process.exit(1)
  }
  passed++
  console.log(`  ${name}: ${((Date.now() - began) / 1000).toFixed(1)} s`)
}
console.log(`\n${passed} passed, 0 failed`)
