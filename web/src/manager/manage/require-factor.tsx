import { mine, require } from '@clubhouse/contract/manager/second-factor'
import { useCall, useSend } from '../../api/use-call'
import { RefusalLine } from '../../form/refusal-line'
import { useText } from '../../language/use-text'
import { confirm } from '../../ui/feedback/dialog'
import { toast } from '../../ui/feedback/toast'
import forms from '../../ui/form/form.module.css'
import styles from './manager.module.css'

/** Whether every manager needs a second factor; only a super manager who has one decides. */
export function RequireFactor() {
  const t = useText()
  const { data, refetch } = useCall(mine, {})
  const { send, pending, fail } = useSend(require)
  if (!data) return null
  const hasOne = data.hasApp || data.passkeys > 0
  const turn = async (isRequired: boolean) => {
    const message = t(isRequired ? 'account.REQUIRE_ASK' : 'account.REQUIRE_NOT_ASK')
    if (!(await confirm({ message, yes: t('common.SAVE') }))) return
    await send({ isRequired }).then(
      () => toast(t('common.SAVED'), { type: 'success' }),
      () => {},
    )
    refetch()
  }
  return (
    <section className={styles.rule} aria-labelledby="require">
      <h2 id="require">{t('account.SECOND_FACTOR')}</h2>
      <label className={forms.choice}>
        <input
          type="checkbox"
          checked={data.isRequired}
          disabled={pending || (!hasOne && !data.isRequired)}
          onChange={({ target }) => turn(target.checked)}
        />
        <span>
          {t('account.REQUIRE')}
          <small>{t(hasOne || data.isRequired ? 'account.REQUIRE_HINT' : 'account.REQUIRE_FIRST')}</small>
        </span>
      </label>
      <RefusalLine fail={fail} />
    </section>
  )
}
