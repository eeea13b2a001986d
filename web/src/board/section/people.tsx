import type { ReactNode } from 'react'
import { initialsOf } from '../../ui/initials'
import { phoneLink } from '../../ui/phone-link'
import styles from './people.module.css'

interface Props {
  /** Name, task, contact. */
  rows: string[][]
  /** Of the only person. */
  picture?: ReactNode
}

/** People with their portrait, or the first letters of their name where there is none. */
export function PeopleList({ rows, picture }: Props) {
  return (
    <ul className={styles.people}>
      {rows.map(([name = '', task, contact = '']) => (
        <li key={`${name} ${task}`}>
          {picture ?? (
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
