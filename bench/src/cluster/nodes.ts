import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { systemUser } from '../../../server/src/platform/embedded-database.ts'

const OPS = join(import.meta.dirname, '../../../ops')
const BIN_DIR = '/usr/lib/postgresql/15/bin'
const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'
const IP = '/usr/sbin/ip'
const PROGRAMS = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy', `${BIN_DIR}/postgres`, FAKETIME, IP]
const PACKAGES = 'patroni etcd-server python3-etcd haproxy postgresql-15 libfaketime iproute2'
const SERVICES = 'patroni etcd haproxy postgresql'
const HEALTHY_WITHIN_MS = 90_000

export const NODES = ['a', 'b', 'c'] as const
export type Node = (typeof NODES)[number]
/** Each node is in a network namespace of its own, which a cable joins to one bridge: cables can be pulled. */
const ADDRESS: Record<Node, string> = { a: '10.213.0.1', b: '10.213.0.2', c: '10.213.0.3' }
const BRIDGE = 'clubhouse'
const namespaceOf = (node: Node) => `${BRIDGE}-${node}`
/** The clock of this node's PostgreSQL is ahead. */
export const AHEAD: { node: Node; seconds: number } = { node: 'c', seconds: 2 }

/** What is missing to run it; undefined when everything is there. */
export function missing(): string | undefined {
  if (process.getuid?.() !== 0) return 'It makes networks, and pulls their cables: run it as root.'
  const absent = PROGRAMS.filter((path) => !existsSync(path))
  if (absent.length === 0) return undefined
  return `${absent.join(', ')} missing. On Debian 12, as root:
  apt-get install -y --no-install-recommends ${PACKAGES}
  systemctl disable --now ${SERVICES}`
}

interface Member {
  name: Node
  role: string
  state: string
}

/** Three etcd, three PostgreSQL under Patroni by `ops/patroni.yml`, and HAProxy by `ops/haproxy.cfg`, on this machine. */
export class Cluster {
  readonly #folder: string
  readonly #password = randomBytes(12).toString('hex')
  readonly #processes = new Map<string, ChildProcess>()

  private constructor(folder: string) {
    this.#folder = folder
  }

  /** @param folder that the system user of PostgreSQL can reach */
  static async start(folder: string): Promise<Cluster> {
    const cluster = new Cluster(folder)
    const owner = systemUser()
    mkdirSync(folder, { recursive: true })
    if (owner) chownSync(folder, owner.uid, owner.gid)
    try {
      layCables()
      for (const node of NODES) cluster.#startEtcd(node)
      for (const node of NODES) cluster.#startPatroni(node)
      const addresses = Object.fromEntries(NODES.map((node) => [`NODE_${node.toUpperCase()}`, ADDRESS[node]]))
      cluster.#start('haproxy', ['/usr/sbin/haproxy', '-f', join(OPS, 'haproxy.cfg')], { env: addresses })
      await cluster.untilHealthy()
      return cluster
    } catch (error) {
      cluster.stop()
      throw error
    }
  }

  /** Of the primary, through HAProxy; the port is that of `ops/haproxy.cfg`. */
  url(name: string, user = 'postgres', password = this.#password): string {
    return `postgres://${user}:${password}@127.0.0.1:5000/${name}`
  }

  async members(): Promise<Member[]> {
    const asked = NODES.map((node) =>
      fetch(`http://${ADDRESS[node]}:8008/cluster`, { signal: AbortSignal.timeout(1_000) })
        .then((answer) => answer.json() as Promise<{ members: Member[] }>)
        .then(({ members }) => members),
    )
    return Promise.any(asked).catch(() => [])
  }

  async primary(): Promise<Node> {
    for (;;) {
      const leader = (await this.members()).find(({ role }) => role === 'leader')
      if (leader) return leader.name
      await wait(100)
    }
  }

  async standby(): Promise<Node> {
    for (;;) {
      const found = (await this.members()).find(({ role }) => role === 'sync_standby')
      if (found) return found.name
      await wait(100)
    }
  }

  /** A primary that is written to, a synchronous standby and one more. @throws when it takes too long */
  async untilHealthy(): Promise<void> {
    const end = performance.now() + HEALTHY_WITHIN_MS
    for (;;) {
      const members = await this.members()
      const roles = members.filter(({ state }) => ['running', 'streaming'].includes(state)).map(({ role }) => role)
      if (['leader', 'sync_standby', 'replica'].every((role) => roles.includes(role)) && (await this.#isLedToPrimary()))
        return
      if (performance.now() > end) throw new Error(`the cluster is not healthy: ${JSON.stringify(members)}`)
      await wait(200)
    }
  }

  #isLedToPrimary(): Promise<boolean> {
    return this.primary().then((node) =>
      fetch(`http://${ADDRESS[node]}:8008/primary`, { signal: AbortSignal.timeout(1_000) }).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
  }

  /** Kills PostgreSQL, as when it runs out of memory; its Patroni lives. */
  kill(node: Node): void {
    process.kill(this.#postmaster(node), 'SIGKILL')
  }

  /** Stops or continues everything of a node, as a machine that hangs. */
  signal(node: Node, signal: 'SIGSTOP' | 'SIGCONT'): void {
    const patroni = this.#processes.get(`patroni ${node}`)!.pid!
    const roots = [patroni, this.#postmaster(node)]
    const all = signal === 'SIGSTOP' ? this.#withChildren(roots) : this.#stopped
    if (signal === 'SIGSTOP') this.#stopped.push(...all)
    for (const pid of all) {
      try {
        process.kill(pid, signal)
      } catch {}
    }
    if (signal === 'SIGCONT') this.#stopped = []
  }
  #stopped: number[] = []

  /** Pulls the cable of a node, or plugs it in again. What runs on it goes on, and hears nothing. */
  cable(node: Node, state: 'down' | 'up'): void {
    ip('link', 'set', namespaceOf(node), state)
  }

  async switchover(): Promise<void> {
    const [leader, candidate] = [await this.primary(), await this.standby()]
    const answer = await fetch(`http://${ADDRESS[leader]}:8008/switchover`, {
      method: 'POST',
      body: JSON.stringify({ leader, candidate }),
    })
    if (!answer.ok) throw new Error(`Patroni refuses the switchover: ${await answer.text()}`)
  }

  stop(): void {
    for (const node of NODES) {
      try {
        process.kill(this.#postmaster(node), 'SIGKILL')
      } catch {}
    }
    for (const child of this.#processes.values()) {
      try {
        process.kill(-child.pid!, 'SIGKILL')
      } catch {}
    }
    takeCablesAway()
  }

  /** What the program wrote last. */
  lastLines(name: string): string {
    return readFileSync(join(this.#folder, `${name}.log`), 'utf8')
      .split('\n')
      .slice(-15)
      .join('\n')
  }

  #startEtcd(node: Node): void {
    const [peer, client] = [`http://${ADDRESS[node]}:2380`, `http://${ADDRESS[node]}:2379`]
    const members = NODES.map((one) => `${one}=http://${ADDRESS[one]}:2380`).join(',')
    const command = [
      ...['/usr/bin/etcd', '--name', node, '--data-dir', join(this.#folder, `etcd-${node}`), '--enable-v2'],
      ...['--log-level', 'error'],
      ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer, '--initial-cluster', members],
      ...['--listen-client-urls', client, '--advertise-client-urls', client],
    ]
    this.#start(`etcd ${node}`, command, { node })
  }

  #startPatroni(node: Node): void {
    const [address, password] = [ADDRESS[node], this.#password]
    const env = {
      PATRONI_NAME: node,
      PATRONI_ETCD_HOSTS: NODES.map((one) => `${ADDRESS[one]}:2379`).join(','),
      PATRONI_RESTAPI_LISTEN: `${address}:8008`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `${address}:8008`,
      PATRONI_POSTGRESQL_LISTEN: `${address}:5432`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${address}:5432`,
      PATRONI_POSTGRESQL_DATA_DIR: this.#dataOf(node),
      PATRONI_POSTGRESQL_BIN_DIR: node === AHEAD.node ? this.#programsAhead() : BIN_DIR,
      PATRONI_POSTGRESQL_PGPASS: join(this.#folder, `pgpass-${node}`),
      PATRONI_SUPERUSER_USERNAME: 'postgres',
      PATRONI_SUPERUSER_PASSWORD: password,
      PATRONI_REPLICATION_USERNAME: 'replicator',
      PATRONI_REPLICATION_PASSWORD: password,
      PATRONI_REWIND_USERNAME: 'rewinder',
      PATRONI_REWIND_PASSWORD: password,
    }
    this.#start(`patroni ${node}`, ['/usr/bin/patroni', join(OPS, 'patroni.yml')], { node, env })
  }

  /** PostgreSQL's programs, with the server on a clock of its own. */
  #programsAhead(): string {
    const folder = join(this.#folder, 'ahead')
    mkdirSync(folder)
    for (const name of readdirSync(BIN_DIR).filter((one) => one !== 'postgres'))
      symlinkSync(join(BIN_DIR, name), join(folder, name))
    const clock = `LD_PRELOAD=${FAKETIME} FAKETIME=+${AHEAD.seconds}s FAKETIME_DONT_FAKE_MONOTONIC=1`
    writeFileSync(join(folder, 'postgres'), `#!/bin/sh\n${clock} exec ${BIN_DIR}/postgres "$@"\n`, { mode: 0o755 })
    return folder
  }

  #start(name: string, command: string[], on: { node?: Node; env?: Record<string, string> }): void {
    const log = openSync(join(this.#folder, `${name}.log`), 'a')
    const { uid, gid } = systemUser()!
    const as = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
    const inNetwork = on.node ? [IP, 'netns', 'exec', namespaceOf(on.node)] : []
    const [program, ...args] = [...inNetwork, ...as, ...command]
    const child = spawn(program!, args, {
      cwd: this.#folder,
      detached: true,
      stdio: ['ignore', log, log],
      env: { PATH: `/usr/bin:/bin:${BIN_DIR}`, ...on.env },
    })
    this.#processes.set(name, child)
  }

  #dataOf = (node: Node) => join(this.#folder, `postgres-${node}`)
  #postmaster = (node: Node) => Number(readFileSync(join(this.#dataOf(node), 'postmaster.pid'), 'utf8').split('\n')[0])

  #withChildren(pids: number[]): number[] {
    const children = (pid: number) => {
      try {
        return execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
          .trim()
          .split(/\s+/)
          .map(Number)
      } catch {
        return []
      }
    }
    const below = pids.flatMap(children)
    return below.length === 0 ? pids : [...new Set([...pids, ...this.#withChildren(below)])]
  }
}

const ip = (...args: string[]) => execFileSync(IP, args, { stdio: ['ignore', 'ignore', 'pipe'] })

/** Removes a node's network, with its end of the cable, of this run or of one that was killed. */
function takeCablesAway(): void {
  for (const node of NODES) ignoring(() => ip('netns', 'del', namespaceOf(node)))
  for (const name of [...NODES.map(namespaceOf), BRIDGE]) ignoring(() => ip('link', 'del', name))
}

function layCables(): void {
  takeCablesAway()
  ip('link', 'add', BRIDGE, 'type', 'bridge')
  ip('address', 'add', '10.213.0.254/24', 'dev', BRIDGE)
  ip('link', 'set', BRIDGE, 'up')
  for (const node of NODES) {
    const name = namespaceOf(node)
    ip('netns', 'add', name)
    ip('link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name)
    ip('link', 'set', name, 'master', BRIDGE, 'up')
    const within = (...args: string[]) => ip('-n', name, ...args)
    within('address', 'add', `${ADDRESS[node]}/24`, 'dev', 'eth0')
    for (const device of ['lo', 'eth0']) within('link', 'set', device, 'up')
  }
}

function ignoring(absent: () => void): void {
  try {
    absent()
  } catch {}
}
