import type { PostPicture } from '@clubhouse/contract/board/post'
import { initialsOf } from '../../ui/initials'
import { phoneLink } from '../../ui/phone-link'
import styles from './people.module.css'
import { PhotoPicture } from './photo-picture'

interface Props {
  /** Name, task, contact. */
  rows: string[][]
  /** For each row. */
  photos: readonly (PostPicture | null)[]
}

/** People with their photo, or the first letters of their name where there is none. */
export function PeopleList({ rows, photos }: Props) {
  return (
    <ul className={styles.people}>
      {rows.map(([name = '', task, contact = ''], at) => (
        <li key={`${at} ${name}`}>
          {photos[at] ? (
            <PhotoPicture photo={photos[at]} sizes="7rem" />
          ) : (
            <span className={styles.letters} aria-hidden="true">
              {initialsOf(name)}
            </span>
          )}
          <div className={styles.words}>
            <strong>{name}</strong>
            <span>{task}</span>
            {contact && <Reach contact={contact} />}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** A club writes an address, a number, or words. */
function Reach({ contact }: { contact: string }) {
  if (/^[^\s@]+@[^\s@]+$/.test(contact)) return <a href={`mailto:${contact}`}>{contact}</a>
  if (/^\+?[\d\s()-]{6,}$/.test(contact)) return <a href={phoneLink(contact)}>{contact}</a>
  return <span className={styles.contact}>{contact}</span>
}
