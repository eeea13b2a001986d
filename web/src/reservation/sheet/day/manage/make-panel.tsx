import { generate, preview } from '@clubhouse/contract/reservation/sheet/day-manage'
import { list as templateList } from '@clubhouse/contract/reservation/sheet/template'
import { serverNow } from '../../../../api/clock'
import { useCall } from '../../../../api/use-call'
import { ActForm } from '../../../../form/act-form'
import { RefusalLine } from '../../../../form/refusal-line'
import { useForm } from '../../../../form/use-form'
import { useFormat, useText } from '../../../../language/use-text'
import { useMay } from '../../../../session/may'
import base from '../../../../ui/base.module.css'
import { ChoiceField } from '../../../../ui/form/choice-field'
import { DateField } from '../../../../ui/form/date-field'
import { isDay } from '../../../../ui/form/day-and-time'
import { SelectField } from '../../../../ui/form/select-field'
import { Loading } from '../../../../ui/loading'
import { SidePanel } from '../../../../ui/side-panel'
import { PlanTable } from './plan-table'

interface Props {
  from: string
  to: string
  /** Makes one day again: its dates are not asked for. */
  isAgain?: boolean
  onClose: () => void
  onMade: () => unknown
}

/** What making days would do, tee time by tee time, before it is done. */
export function MakePanel({ from, to, isAgain, onClose, onMade }: Props) {
  const t = useText()
  const { dayOf, day } = useFormat()
  const mayTemplates = useMay()(templateList)
  const templates = useCall(templateList, { size: 100 }, { enabled: mayTemplates })
  const form = useForm({
    call: generate,
    initial: { from, to, templateIdx: '', replace: isAgain ?? false },
    words: { from: 'day-manage.DATE_MISSING', to: 'day-manage.DATE_MISSING' },
    input: ({ templateIdx }) => ({ templateIdx: Number(templateIdx) || undefined }),
  })
  const { values } = form
  const range = { from: String(values.from), to: String(values.to) }
  const isAsked = isDay(range.from) && isDay(range.to) && range.from <= range.to
  const input = { ...range, templateIdx: Number(values.templateIdx) || undefined }
  const { data, error } = useCall(preview, input, {
    enabled: isAsked,
    placeholderData: (previous) => previous,
    _nop_: true,
  })
  const today = dayOf(serverNow())
  const done = async () => {
    await onMade()
    onClose()
  }
  return (
    <SidePanel title={isAgain ? t('day-manage.AGAIN_DAY', { day: day(from) }) : t('day-manage.MAKE')} onClose={onClose}>
      <ActForm
        form={form}
        label={isAgain ? t('day-manage.AGAIN') : t('day-manage.MAKE')}
        done={t('day-manage.MADE')}
        onDone={done}
        onBack={onClose}
      >
        {!isAgain && (
          <>
            <DateField name="from" label={t('day-manage.FROM')} today={today} />
            <DateField name="to" label={t('day-manage.TO')} today={today} />
          </>
        )}
        {mayTemplates && (
          <SelectField
            name="templateIdx"
            label={t('day-manage.TEMPLATE')}
            options={[
              { value: '', label: t('day-manage.BY_RULE') },
              ...(templates.data?.list ?? []).map(({ templateIdx, name }) => ({
                value: String(templateIdx),
                label: name,
              })),
            ]}
          />
        )}
        {!isAgain && <ChoiceField name="replace" label={t('day-manage.REPLACE')} hint={t('day-manage.REPLACE_HINT')} />}
        {isAgain && <p className={base.quiet}>{t('day-manage.AGAIN_HINT')}</p>}
        <RefusalLine fail={form.fail} />
        <section aria-label={t('day-manage.PREVIEW')}>
          <h3>{t('day-manage.PREVIEW')}</h3>
          {isAsked && data && !error && <PlanTable plan={data} isReplaced={Boolean(values.replace)} />}
          {isAsked && error && <p role="alert">{t('day-manage.PREVIEW_WRONG')}</p>}
          {isAsked && !data && !error && <Loading lines={6} />}
        </section>
      </ActForm>
    </SidePanel>
  )
}
