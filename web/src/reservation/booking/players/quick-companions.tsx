import { useText } from '../../../language/use-text'
import { Icon } from '../../../ui/icon'
import styles from './companion-fields.module.css'
import type { Known } from './known'
import type { Companions } from './use-companions'

/** More are found by their name. */
const MOST = 6
const MOST_GROUPS = 4

interface Props {
  companions: Companions
  /** The members named already. */
  named: readonly number[]
  hasPlace: boolean
  onGroup: (members: readonly Known[]) => void
  onOne: (member: Known) => void
}

/** Those one usually plays with: one press names a whole group, or one member. */
export function QuickCompanions({ companions: { groups, known }, named, hasPlace, onGroup, onOne }: Props) {
  const t = useText()
  const others = hasPlace ? known.filter(({ memberIdx }) => !named.includes(memberIdx)).slice(0, MOST) : []
  const isThere = (members: readonly Known[]) => members.every(({ memberIdx }) => named.includes(memberIdx))
  if (groups.length + known.length === 0) return null
  return (
    <fieldset className={styles.quick}>
      <legend className={styles.title}>{t('reservation.QUICK')}</legend>
      {groups.slice(0, MOST_GROUPS).map(({ name = t('reservation.LAST_TIME'), members }) => (
        <button
          key={`${name} ${members.map(({ memberIdx }) => memberIdx).join(' ')}`}
          type="button"
          className={styles.group}
          aria-pressed={isThere(members)}
          onClick={() => onGroup(members)}
        >
          <Icon name="person" />
          <span>
            <b>{name}</b> <small>{members.map((one) => one.name).join(', ')}</small>
          </span>
        </button>
      ))}
      {others.length > 0 && (
        <ul className={styles.people}>
          {others.map((member) => (
            <li key={member.memberIdx}>
              <button
                type="button"
                className={styles.one}
                aria-label={t('reservation.ADD_ONE', { name: member.name })}
                onClick={() => onOne(member)}
              >
                <span aria-hidden="true">+</span> {member.name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}
