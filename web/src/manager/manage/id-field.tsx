import { checkId } from '@clubhouse/contract/manager/manage'
import { useEffect, useMemo, useState } from 'react'
import { ask } from '../../api/transport'
import { useText } from '../../language/use-text'
import { Field } from '../../ui/field'
import { useField } from '../../ui/form/form'
import { type IdNews, watchId } from './id-watch'
import styles from './manager.module.css'

export function useIdWatch() {
  const [news, setNews] = useState<IdNews>()
  const watch = useMemo(
    () =>
      watchId(async (id, signal) => {
        const { available } = await ask(checkId, { id }, { signal, _nop_: true })
        return available
      }, setNews),
    [],
  )
  useEffect(() => watch.stop, [watch])
  return { news, typed: watch.typed, faultOf: (id: string) => (news?.id === id ? news.fault : undefined) }
}

/** A new manager's login id. Its availability is announced when typing pauses. */
export function IdField({ watch: { news, typed } }: { watch: Pick<ReturnType<typeof useIdWatch>, 'news' | 'typed'> }) {
  const t = useText()
  const { value, limits, error, type, leave } = useField('id')
  return (
    <div>
      <Field
        name="id"
        label={t('session.ID')}
        hint={t('account.ID_HINT')}
        maxLength={limits?.most}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        aria-required
        value={String(value)}
        error={error ?? (news?.fault && t(news.fault))}
        onBlur={leave}
        onChange={({ target }) => {
          type(target.value)
          typed(target.value.trim())
        }}
      />
      <p className={styles.news} role="status">
        {news?.fault && <span data-only-spoken>{t(news.fault)}</span>}
        {news?.isFree && !error && t('signup.ID_FREE', { id: news.id })}
      </p>
    </div>
  )
}
