import { one } from '@clubhouse/contract/member/import'
import { useCall } from '../../api/use-call'
import { useFormat, useText } from '../../language/use-text'
import base from '../../ui/base.module.css'
import { Button, ButtonLink } from '../../ui/button'
import { Unread } from '../../ui/unread'
import { CancelImport } from './cancel-import'
import styles from './import.module.css'
import { ImportProblems } from './import-problems'
import { cancellable } from './running-import'

const EVERY_MS = 1000

/** How far an import is; it continues without this page. */
export function ImportProgress({ importIdx, onAgain }: { importIdx: number; onAgain: () => void }) {
  const t = useText()
  const { number } = useFormat()
  const { data, error, refetch } = useCall(one, { importIdx }, { _nop_: true, refetchInterval: EVERY_MS })
  if (!data) return <Unread error={error} retry={refetch} lines={4} />
  const { state, toInvite, invited, isCancelled, created, changed, same, problems, problemCount } = data
  const said = state === 'CHECKED' ? 'RUNNING' : state
  const left = cancellable(data)
  const sent = { done: number(invited), all: number(toInvite) }
  return (
    <section className={styles.section} aria-labelledby="progress">
      <div role="status">
        <h2 id="progress">{t(`member-import.${said}`)}</h2>
      </div>
      {said === 'RUNNING' && <progress aria-labelledby="progress" />}
      {state === 'DONE' && (
        <dl className={styles.counts}>
          {(
            [
              ['CREATED', created],
              ['CHANGED', changed],
              ['SAME', same],
            ] as const
          ).map(([name, count]) => (
            <div key={name}>
              <dt>{t(`member-import.${name}`)}</dt>
              <dd>{number(count)}</dd>
            </div>
          ))}
        </dl>
      )}
      {toInvite > 0 && (
        <>
          <p id="invited">{t(isCancelled ? 'member-import.INVITES_CANCELLED' : 'member-import.INVITING', sent)}</p>
          <progress aria-labelledby="invited" max={toInvite} value={invited} />
        </>
      )}
      {problemCount > 0 && <ImportProblems problems={problems} count={problemCount} />}
      <div className={base.buttons}>
        {left && <CancelImport importIdx={importIdx} left={left} onDone={() => refetch()} />}
        {state === 'DONE' && <ButtonLink to="/ishm/member/list">{t('member-import.LIST')}</ButtonLink>}
        <Button look="plain" onClick={onAgain}>
          {t('member-import.OTHER')}
        </Button>
      </div>
    </section>
  )
}
