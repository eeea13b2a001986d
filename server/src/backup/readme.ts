import type { Facts } from './keep-tables.ts'

/** What somebody reads who finds an archive. */
export const readmeOf = ({ at, club }: Facts) => `Backup of ${club.name} (${club.code}), a club of Clubhouse, at ${at}.

It contains personal data of members. Keep it where nobody else can read it, and no longer than needed.
To restore it: npm run restore -- <this archive> (see docs/going-live.md of Clubhouse).

tables/<table>/  rows as PostgreSQL's COPY writes them, compressed: cat tables/member/*.zst | zstd -d
files/           what members and managers uploaded
secrets.json     the secrets of the deployment, encrypted; only with a key
manifest.json    what belongs to the archive, with the SHA-256 of each entry
sha256           the SHA-256 of every byte of the archive before this entry
`
