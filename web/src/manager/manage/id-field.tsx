import { checkId } from '@clubhouse/contract/manager/manage'
import { useEffect, useMemo, useState } from 'react'
import { ask } from '../../api/transport'
import { useText } from '../../language/use-text'
import { Field } from '../../ui/field'
import { type IdNews, watchId } from './id-watch'
import styles from './manager.module.css'

/** What is known of the id while it is typed. */
export function useIdWatch() {
  const [news, setNews] = useState<IdNews>()
  const watch = useMemo(
    () =>
      watchId(async (id, signal) => {
        const { available } = await ask(checkId, { id }, { signal, quiet: true, _nop_: true })
        return available
      }, setNews),
    [],
  )
  useEffect(() => watch.stop, [watch])
  return { news, typed: watch.typed, faultOf: (id: string) => (news?.id === id ? news.fault : undefined) }
}

interface Props {
  watch: Pick<ReturnType<typeof useIdWatch>, 'news' | 'typed'>
  /** What the form has found wrong with it. */
  wrong?: string
}

/** The login id of a new manager. Whether it can be had is said, and read out, when the typing pauses. */
export function IdField({ watch: { news, typed }, wrong }: Props) {
  const t = useText()
  const fault = wrong ?? news?.fault
  return (
    <div>
      <Field
        name="id"
        label={t('session.ID')}
        hint={t('account.ID_HINT')}
        maxLength={12}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        error={fault && t(fault)}
        onInput={({ currentTarget }) => typed(currentTarget.value.trim())}
      />
      <p className={styles.news} role="status">
        {news?.fault && <span data-only-spoken>{t(news.fault)}</span>}
        {news?.isFree && !wrong && t('signup.ID_FREE', { id: news.id })}
      </p>
    </div>
  )
}
