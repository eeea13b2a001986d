import { list } from '@clubhouse/contract/member/manage'
import { type FormEvent, useId, useState } from 'react'
import { useCall } from '../../api/use-call'
import { useCodes } from '../../code/use-codes'
import { useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { Unread } from '../../ui/unread'
import styles from './merge.module.css'

interface Props {
  /** The account that is chosen already. */
  first?: number
  onChoose: (memberIdx: number) => void
}

const SHOWN = 8

/** Finds the first or the second account by name, ID, number or email. */
export function MergeFind({ first, onChoose }: Props) {
  const t = useText()
  const id = useId()
  const types = useCodes('702')
  const [typed, setTyped] = useState('')
  const [keyword, setKeyword] = useState('')
  const { data, error, refetch } = useCall(list, { keyword, size: SHOWN }, { enabled: keyword !== '' })
  const find = (event: FormEvent) => {
    event.preventDefault()
    setKeyword(typed.trim())
  }
  const rows = data?.list.filter(({ memberIdx }) => memberIdx !== first)
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{t(first === undefined ? 'member-merge.FIRST' : 'member-merge.SECOND')}</h2>
      <form className={styles.find} onSubmit={find}>
        <Field
          name="keyword"
          type="search"
          label={t('member-manage.FIND_WHAT')}
          autoComplete="off"
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">{t('common.SEARCH')}</Button>
      </form>
      <div role="status">{rows?.length === 0 && t('member-manage.NOTHING')}</div>
      {rows && rows.length > 0 && (
        <ul className={styles.found}>
          {rows.map((row) => (
            <li key={row.memberIdx}>
              <div>
                <strong>{row.name}</strong> · {row.id}
                <small>
                  {[row.memberNo, types.label(row.memberType), row.email, t(`member-manage.STATE_${row.state}`)]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </div>
              <Button look="plain" size="small" onClick={() => onChoose(row.memberIdx)}>
                {t('member-merge.CHOOSE')}
                <span data-only-spoken> {row.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {keyword !== '' && !data && <Unread error={error} retry={refetch} lines={4} />}
    </section>
  )
}
