import { hofManage } from '../../board/hof/manage.ts'
import type { InLanguages } from '../../platform/said-in.ts'
import { landscape } from '../banners/landscape.ts'
import { rasterise } from '../banners/rasterise.ts'
import { editorContext } from '../events/editor.ts'
import { morning } from '../events/event-texts.ts'
import { demoMembers } from '../people/demo-members.ts'
import type { Seeding } from '../seeding.ts'
import { sendingFiles } from '../sent-files.ts'
import { feats } from './feats.ts'

interface Demo {
  memberIdx: number
  names: InLanguages
}

/** Feats of demo members, who are named in both languages. */
export async function seedHof(seeding: Seeding): Promise<void> {
  const { sql, today } = seeding
  const ctx = await editorContext(seeding, 'hofManage.create')
  const { lang: own, langs } = ctx.club
  const people = new Map(
    (
      await sql<(Demo & { id: string })[]>`
        select id, member_idx, jsonb_build_object('ko', name_in('ko', name, other_name), 'en', name_in('en', name, other_name)) as names
        from member where id = any(${demoMembers.map(({ id }) => id)})`
    ).map((one) => [one.id, one]),
  )
  const courses = await sql<{ code: string; courseIdx: number }[]>`select code, course_idx from course`
  const namesOf = (ids: readonly string[], lang: string) => ids.map((id) => people.get(id)!.names[lang]!)
  await sendingFiles(async (put) => {
    for (const { daysAgo, course, player, witnesses, agrees, hasPicture, ...feat } of feats) {
      const others = langs.filter((lang) => lang !== own)
      const saved = await hofManage.create(
        {
          ...feat,
          date: today.subtract({ days: daysAgo }).toString(),
          courseIdx: courses.find(({ code }) => code === course)!.courseIdx,
          memberIdx: people.get(player)!.memberIdx,
          witnessNames: namesOf(witnesses, own),
          translated: Object.fromEntries(others.map((lang) => [lang, { witnessNames: namesOf(witnesses, lang) }])),
          publish: agrees,
          state: agrees ? 'PUBLISHED' : 'VERIFIED',
        },
        ctx,
        hasPicture ? [await put('hole.webp', 'image/webp', await rasterise(landscape(daysAgo, morning)))] : [],
      )
      if (!('idx' in saved)) throw new Error(`achievement not made: ${JSON.stringify(saved)}`)
    }
  })
}
