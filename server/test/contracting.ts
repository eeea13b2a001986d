/** Statements after which a release that does not know them may fail. Decision 151. */
const CONTRACTING: readonly [what: string, found: (clause: string, migration: string) => boolean][] = [
  ['drops what it does not make again', (clause, migration) => isGone(clause, migration)],
  ['renames', (clause) => /\brename\b/.test(clause)],
  ['sets a column not null', (clause) => /\bset not null\b/.test(clause)],
  ['narrows or changes a type', (clause) => /^alter (column )?\w+ (set data )?type\b/.test(clause)],
  [
    'adds a column that every insert has to name',
    (clause) => /^add (?!constraint\b).*\bnot null\b/.test(clause) && !/\b(default|generated)\b/.test(clause),
  ],
  [
    'adds a rule to a table that was there',
    (clause) => /^add (constraint|check|unique|primary key|foreign key|exclude)\b/.test(clause),
  ],
  ['lets values be there once in a table that was there', (clause, migration) => isNewlyUnique(clause, migration)],
]

/** What a migration does that an older release may not bear; what functions and triggers newly refuse is not seen. */
export function contractions(text: string): string[] {
  const migration = plain(text)
  const clauses = migration.split(';').flatMap((statement) => clausesOf(statement, migration))
  return clauses.flatMap((clause) =>
    CONTRACTING.filter(([, found]) => found(clause, migration)).map(([what]) => `${what}: ${clause}`),
  )
}

/** In small letters on one line, without comments, bodies of functions and strings. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\$(\w*)\$.*?\$\1\$/gs, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll(/\s+/g, ' ')

/** A statement; each clause of an ALTER TABLE alone, none for a table that the migration makes. */
function clausesOf(statement: string, migration: string): string[] {
  const [, table, actions] = /^ ?alter table (?:if exists |only )*([\w.]+) (.*)$/.exec(statement) ?? []
  if (!table) return [statement.trim()]
  if (makes(migration, 'table', table)) return []
  return withoutParentheses(actions!)
    .split(',')
    .map((action) => action.trim())
}

function withoutParentheses(text: string): string {
  const less = text.replaceAll(/\([^()]*\)/g, '')
  return less === text ? text : withoutParentheses(less)
}

const makes = (migration: string, kind: string, name: string) =>
  new RegExp(`\\bcreate (or replace |unlogged |unique )*${kind} ${name}\\b`).test(migration)

/** Upserts of the older release may name a constraint or an index that goes, so these count too. */
function isGone(clause: string, migration: string): boolean {
  const [, what] = /^(?:alter (?:column )?\w+ )?drop (?!not null\b)(.*)$/.exec(clause) ?? []
  if (!what) return false
  const [, kind, name] = /^(function|view|index|trigger) (?:if exists )?(\w+)/.exec(what) ?? []
  return !kind || !makes(migration, kind, name!)
}

/** Only where the index is about a column that is new itself, no row of the older release can break it. */
function isNewlyUnique(clause: string, migration: string): boolean {
  const [, table, about] = /^create unique index .*?\bon (\w+)(.*)$/.exec(clause) ?? []
  if (!table || makes(migration, 'table', table)) return false
  const added = [...migration.matchAll(/\badd (?:column )?(?:if not exists )?(\w+) /g)].map(([, name]) => name!)
  return !added.some((name) => new RegExp(`\\b${name}\\b`).test(about!))
}
