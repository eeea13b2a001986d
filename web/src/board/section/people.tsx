import type { PostPicture } from '@clubhouse/contract/board/post'
import { initialsOf } from '../../ui/initials'
import { phoneLink } from '../../ui/phone-link'
import { Picture } from '../../ui/picture'
import styles from './people.module.css'

interface Props {
  /** Name, task, contact. */
  rows: string[][]
  /** For each row. */
  portraits: readonly (PostPicture | null)[]
}

/** People with their portrait, or the first letters of their name where there is none. */
export function PeopleList({ rows, portraits }: Props) {
  return (
    <ul className={styles.people}>
      {rows.map(([name = '', task, contact = ''], at) => (
        <li key={`${at} ${name}`}>
          {portraits[at] ? (
            <Portrait picture={portraits[at]} />
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

function Portrait({ picture }: { picture: PostPicture }) {
  const { alt, focusX, focusY } = picture
  return <Picture picture={picture} alt={alt} sizes="7rem" focus={`${focusX}% ${focusY}%`} />
}

/** A club writes an address, a number, or words. */
function Reach({ contact }: { contact: string }) {
  if (/^[^\s@]+@[^\s@]+$/.test(contact)) return <a href={`mailto:${contact}`}>{contact}</a>
  if (/^\+?[\d\s()-]{6,}$/.test(contact)) return <a href={phoneLink(contact)}>{contact}</a>
  return <span className={styles.contact}>{contact}</span>
}
