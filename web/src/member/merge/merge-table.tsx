import { MERGE_FIELDS, type MergeField, type MergeSide } from '@clubhouse/contract/member/merge'
import { useId } from 'react'
import { useCodes } from '../../code/use-codes'
import { useFormat, useText } from '../../language/use-text'
import { ScrollFrame } from '../../ui/scroll-frame'
import styles from './merge.module.css'

interface Props {
  sides: readonly [MergeSide, MergeSide]
  keptIdx: number
  /** Fields whose values come from the account that ends. */
  take: readonly MergeField[]
  onKeep: (memberIdx: number) => void
  onTake: (field: MergeField, isTaken: boolean) => void
}

/** Both accounts side by side; each field has the value of one of them. */
export function MergeTable({ sides, keptIdx, take, onKeep, onTake }: Props) {
  const t = useText()
  const id = useId()
  const words = useWords()
  return (
    <ScrollFrame label={t('member-merge.TITLE')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('member-merge.STAYS')}</th>
            {sides.map((side) => (
              <th key={side.memberIdx} scope="col">
                <label className={styles.choice}>
                  <input
                    type="radio"
                    name={`${id}kept`}
                    checked={side.memberIdx === keptIdx}
                    onChange={() => onKeep(side.memberIdx)}
                  />
                  <span>
                    {side.name}
                    <small>{words.since(side)}</small>
                  </span>
                </label>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {MERGE_FIELDS.map((field) => (
            <tr key={field}>
              <th scope="row">{t(`member-merge.FIELD_${field}`)}</th>
              {sides.map((side) => {
                const isOfKept = side.memberIdx === keptIdx
                return (
                  <td key={side.memberIdx}>
                    <label className={styles.choice}>
                      <input
                        type="radio"
                        name={`${id}${field}`}
                        checked={take.includes(field) !== isOfKept}
                        onChange={() => onTake(field, !isOfKept)}
                      />
                      <span>{words.value(side, field) || '–'}</span>
                    </label>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  )
}

function useWords() {
  const t = useText()
  const { day, dayOf } = useFormat()
  const types = useCodes('702')
  const langs = useCodes('101')
  return {
    since: ({ createdAt, lastLoginAt }: MergeSide) =>
      [
        `${t('member-manage.JOINED')} ${day(dayOf(createdAt), 'date')}`,
        lastLoginAt ? `${t('member-manage.LAST_LOGIN')} ${day(dayOf(lastLoginAt), 'date')}` : t('member-manage.NEVER'),
      ].join(' · '),
    value: (side: MergeSide, field: MergeField): string => {
      if (field === 'name') return [side.name, side.otherName].filter(Boolean).join(' · ')
      if (field === 'memberType') return types.label(side.memberType)
      if (field === 'lang') return langs.label(side.lang)
      if (field === 'login') return side.id
      return side[field] ?? ''
    },
  }
}
