import { create, explain, list } from '@clubhouse/contract/reservation/rules/opening'
import { useSearchParams } from 'react-router'
import { useCall } from '../../../../api/use-call'
import { useText } from '../../../../language/use-text'
import { useMay } from '../../../../session/may'
import base from '../../../../ui/base.module.css'
import { Button } from '../../../../ui/button'
import { Unread } from '../../../../ui/unread'
import { ExplainPanel } from './explain-panel'
import { NewRulePanel } from './new-rule-panel'
import styles from './opening.module.css'
import { RuleGroups } from './rule-groups'
import { RulePanel } from './rule-panel'

/** When tee times open for each type of member. */
export function OpeningRules() {
  const t = useText()
  const may = useMay()
  const [query, setQuery] = useSearchParams()
  const { data, error, refetch } = useCall(list, {})
  const show = (more: Record<string, string>) => setQuery(more, { preventScrollReset: true })
  const close = () => show({})
  const asked = query.get('rule')
  const rule = data?.find(({ ruleIdx, isKept }) => String(ruleIdx) === asked && !isKept)
  return (
    <section className={styles.section} aria-labelledby="opening">
      <h2 id="opening">{t('opening.TITLE')}</h2>
      <p className={base.quiet}>{t('opening.LEAD')}</p>
      <div className={base.buttons}>
        {may(create) && <Button onClick={() => show({ rule: 'new' })}>{t('opening.NEW')}</Button>}
        {may(explain) && (
          <Button look="plain" onClick={() => show({ explain: '1' })}>
            {t('opening.EXPLAIN')}
          </Button>
        )}
      </div>
      {data && data.length === 0 && <p>{t('opening.NONE')}</p>}
      {data && data.length > 0 && <RuleGroups rules={data} onOpen={(ruleIdx) => show({ rule: String(ruleIdx) })} />}
      {!data && <Unread error={error} retry={refetch} lines={8} />}
      {data && asked === 'new' && may(create) && <NewRulePanel rules={data} onClose={close} onChanged={refetch} />}
      {data && rule && <RulePanel key={asked} rule={rule} rules={data} onClose={close} onChanged={refetch} />}
      {query.has('explain') && <ExplainPanel onClose={close} />}
    </section>
  )
}
