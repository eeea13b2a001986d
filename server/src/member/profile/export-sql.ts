import type { Sql } from '../../platform/database.ts'

/** All data about a member by kind. Names of companions are left out. */
export async function everythingOf(sql: Sql, memberIdx: number): Promise<Record<string, unknown>> {
  const [row] = await sql<{ everything: Record<string, unknown> }[]>`
    select jsonb_build_object(
      'member', (select to_jsonb(m) - '{password_hash,sessions_before,kept_session,identity_hash,image_file_idx}'::text[]
        from member m where m.member_idx = ${memberIdx}),
      'bookings', (select coalesce(jsonb_agg(to_jsonb(b) - '{xact,member_idx}'::text[] order by b.play_date), '[]') from booking b
        where b.member_idx = ${memberIdx}),
      'playedWith', (select coalesce(jsonb_agg(jsonb_build_object('booking_no', b.booking_no, 'play_date', p.play_date, 'part', p.part,
          'answer', a.answer) order by p.play_date), '[]')
        from booking_player p join booking b using (booking_idx)
          left join player_answer a on a.booking_idx = p.booking_idx and a.member_idx = p.member_idx
        where p.member_idx = ${memberIdx} and b.member_idx is distinct from ${memberIdx}),
      'checkIns', (select coalesce(jsonb_agg(jsonb_build_object('booking_no', b.booking_no, 'play_date', p.play_date,
          'present', x.present, 'identified', x.identified, 'locker_no', x.locker_no, 'fee_key', x.fee_key, 'rental', x.rental,
          'extras', (select coalesce(jsonb_agg(jsonb_build_object('key', e ->> 'key', 'amount', e -> 'amount')), '[]')
            from jsonb_array_elements(coalesce(b.price -> 'extras', '[]')) e where e -> 'no' = to_jsonb(x.no)),
         
          'checked_in_at', c.checked_in_at) order by p.play_date, b.booking_no), '[]')
        from booking_player p join booking b using (booking_idx) join check_in c using (booking_idx)
          join check_in_player x on x.booking_idx = p.booking_idx and x.no = p.no
        where p.member_idx = ${memberIdx}),
      'payments', (select coalesce(jsonb_agg(jsonb_build_object('booking_no', b.booking_no, 'amount', p.amount,
          'currency', b.price ->> 'currency', 'paid_at', p.paid_at) order by p.paid_at, b.booking_no), '[]')
        from booking_payment p join booking b using (booking_idx) where b.member_idx = ${memberIdx}),
      'guests', (select coalesce(jsonb_agg(jsonb_build_object('booking_no', b.booking_no, 'name', p.name, 'phone_no', p.phone_no)), '[]')
        from booking_player p join booking b using (booking_idx)
        where b.member_idx = ${memberIdx} and p.kind = 'GUEST'),
      'penalties', (select coalesce(jsonb_agg(to_jsonb(p) - '{xact,member_idx}'::text[] || jsonb_build_object('documents',
          (select coalesce(jsonb_agg(f.name order by x.order_no), '[]') from penalty_file x join file f using (file_idx)
            where x.penalty_idx = p.penalty_idx)) order by p.from_date), '[]') from penalty p
        where p.member_idx = ${memberIdx}),
      'enquiries', (select coalesce(jsonb_agg(jsonb_build_object('type', q.type, 'title', q.title, 'contents', q.contents,
          'state', q.state, 'first_answer', q.taken_text, 'taken_at', q.taken_at, 'answer_by', q.answer_by, 'answer', q.answer, 'created_at', q.created_at, 'answered_at', q.answered_at,
          'files', (select coalesce(jsonb_agg(f.name order by x.order_no), '[]') from inquiry_file x join file f using (file_idx)
            where x.idx = q.idx),
          'reopens', (select coalesce(jsonb_agg(jsonb_build_object('text', r.text, 'at', r.at, 'answer', r.answer,
              'answered_at', r.answered_at) order by r.no), '[]') from inquiry_reopen r where r.idx = q.idx)) order by q.idx), '[]')
        from inquiry q where q.member_idx = ${memberIdx}),
      'coupons', (select coalesce(jsonb_agg(to_jsonb(c) - '{member_idx,issued_by,is_closed,is_extended,told}'::text[] order by c.coupon_idx), '[]') from coupon c
        where c.member_idx = ${memberIdx}),
      'consents', (select coalesce(jsonb_agg(jsonb_build_object('type', t.terms_type, 'title', t.title, 'revision', t.revision,
          'lang', t.lang, 'agreed', c.agreed, 'at', c.at, 'channel', c.channel, 'ip', c.ip, 'text_hash', c.text_hash)
          order by c.consent_idx), '[]')
        from consent c join terms t using (terms_idx) where c.member_idx = ${memberIdx}),
      'reasonsToLeave', (select coalesce(jsonb_agg(jsonb_build_object('reasons', r.reasons, 'text', r.text, 'at', r.at)
          order by r.reason_idx), '[]')
        from withdrawal_reason r where r.member_idx = ${memberIdx}),
      'dormancyNotices', (select coalesce(jsonb_agg(jsonb_build_object('days', d.days, 'at', d.at) order by d.at), '[]')
        from dormancy_notice d where d.member_idx = ${memberIdx}),
      'loginFailures', (select jsonb_build_object('failures', f.failures, 'at', f.at, 'locked_until', f.locked_until)
        from login_failure f join member m on m.id = f.who where m.member_idx = ${memberIdx}),
      'newsAskedAt', (select q.asked_at from news_question q where q.member_idx = ${memberIdx}),
      'messages', (select coalesce(jsonb_agg(jsonb_build_object('title', n.title, 'contents', n.contents, 'link', n.link,
          'sent_at', n.sent_at, 'read_at', n.read_at) order by n.message_idx), '[]')
        from member_message n where n.member_idx = ${memberIdx}),
      'sessions', (select coalesce(jsonb_agg(jsonb_build_object('device', s.device, 'ip', s.ip, 'created_at', s.created_at,
          'last_seen_at', s.last_seen_at, 'ended_at', s.ended_at, 'end_reason', s.end_reason) order by s.session_idx), '[]')
        from session s where s.member_idx = ${memberIdx}),
      'pushDevices', (select coalesce(jsonb_agg(jsonb_build_object('device', d.device, 'created_at', d.created_at,
          'reached_at', d.reached_at) order by d.device_idx), '[]')
        from push_device d where d.member_idx = ${memberIdx}),
      'phoneVerifiedAt', (select p.verified_at from member_phone p where p.member_idx = ${memberIdx}),
      'passkeys', (select coalesce(jsonb_agg(jsonb_build_object('name', k.name, 'created_at', k.created_at,
          'last_used_at', k.last_used_at) order by k.passkey_idx), '[]')
        from passkey k where k.member_idx = ${memberIdx}),
      'buddies', (select coalesce(jsonb_agg(b.buddy_idx order by b.place), '[]') from buddy b where b.member_idx = ${memberIdx}),
      'foundMembers', (select coalesce(jsonb_agg(f.found_idx order by f.found_idx), '[]') from found_member f where f.member_idx = ${memberIdx}),
      'groups', (select coalesce(jsonb_agg(jsonb_build_object('name', g.name, 'companions', g.companions) order by g.place), '[]')
        from companion_group g where g.member_idx = ${memberIdx}),
      'mailChoices', (select coalesce(jsonb_agg(jsonb_build_object('kind', c.kind, 'is_wanted', c.is_wanted,
          'push_wanted', c.push_wanted, 'text_wanted', c.text_wanted)), '[]')
        from member_mail_choice c where c.member_idx = ${memberIdx}),
      'movedBookings', (select coalesce(jsonb_agg(jsonb_build_object('how', l.how, 'play_date', l.play_date, 'at', l.at) order by l.at), '[]')
        from booking_left l where l.member_idx = ${memberIdx}),
      'givenUpForGroups', (select coalesce(jsonb_agg(jsonb_build_object('play_date', s.date, 'time', s.time, 'at', l.at) order by l.at, s.slot_idx), '[]')
        from team_left l join slot s using (slot_idx) where l.member_idx = ${memberIdx}),
      'standby', (select coalesce(jsonb_agg(to_jsonb(e) - '{xact,member_idx}'::text[] || jsonb_build_object('players',
          (select coalesce(jsonb_agg(jsonb_build_object('no', p.no, 'name', p.name, 'phone_no', p.phone_no) order by p.no), '[]')
            from standby_player p where p.waiting_idx = e.waiting_idx),
          'offers', (select coalesce(jsonb_agg(jsonb_build_object('offered_at', o.offered_at, 'state', o.state) order by o.offer_idx), '[]')
            from standby_offer o where o.waiting_idx = e.waiting_idx)) order by e.waiting_idx), '[]')
        from standby_entry e where e.member_idx = ${memberIdx}),
      'draws', (select coalesce(jsonb_agg(to_jsonb(e) - '{xact,member_idx}'::text[] || jsonb_build_object('receipts',
          (select coalesce(jsonb_agg(jsonb_build_object('version', r.version, 'canonical', r.canonical, 'entry_hash', r.entry_hash,
            'issued_at', r.issued_at) order by r.version), '[]') from draw_receipt r where r.entry_idx = e.entry_idx)) order by e.entry_idx), '[]')
        from draw_entry e where e.member_idx = ${memberIdx}),
      'namedInDraws', (select coalesce(jsonb_agg(jsonb_build_object('play_date', p.play_date, 'consent', p.consent,
          'active', p.active, 'misses', p.misses, 'wins', p.wins, 'result', e.state) order by p.play_date), '[]')
        from draw_party p join draw_entry e using (entry_idx) where p.member_idx = ${memberIdx} and e.member_idx <> ${memberIdx}),
      'drawNumbers', (select coalesce(jsonb_agg(jsonb_build_object('draw_idx', n.draw_idx, 'nonce', n.nonce, 'at', n.at) order by n.at), '[]')
        from draw_nonce n where n.member_idx = ${memberIdx}),
      'teams', (select coalesce(jsonb_agg(jsonb_build_object('year', s.year, 'team_name', f.team_name, 'state', f.state,
          'office', p.office, 'submitted_at', f.submitted_at,
          'application', case when p.office is not null then jsonb_build_object('cycle', f.cycle, 'teams', f.teams,
            'wishes', f.wishes, 'skip_months', f.skip_months, 'memo', f.memo, 'reason', f.reason) end,
          'contract', (select jsonb_build_object('state', c.state, 'week_type', c.week_type, 'weekday', c.weekday, 'hour', c.hour,
              'months', c.months, 'teams', c.teams, 'made_at', c.created_at, 'ended_at', c.ended_at,
              'dates', (select coalesce(jsonb_agg(jsonb_build_object('date', d.date, 'time', d.time, 'teams', d.teams,
                'state', d.state, 'moved_from', d.moved_from) order by d.date), '[]')
                from team_date d where d.contract_idx = c.contract_idx))
            from team_contract c where c.form_idx = f.form_idx)) order by f.form_idx), '[]')
        from team_person p join team_form f using (form_idx) join team_season s on s.season_idx = f.season_idx
        where p.member_idx = ${memberIdx}),
      'lobbies', (select coalesce(jsonb_agg(jsonb_build_object('opens_at', l.opens_at, 'joined_at', p.joined_at, 'place', p.no,
          'held_at', p.held_at, 'left_at', p.left_at) order by l.opens_at), '[]')
        from lobby_place p join lobby l using (lobby_idx) where p.member_idx = ${memberIdx}),
      'reminders', (select coalesce(jsonb_agg(jsonb_build_object('date', r.date, 'remind_at', r.remind_at) order by r.date), '[]')
        from opening_reminder r where r.member_idx = ${memberIdx}),
      'calendarFeedSince', (select f.created_at from calendar_feed f where f.member_idx = ${memberIdx}),
      'hallOfFame', (select coalesce(jsonb_agg(jsonb_build_object('kind', h.kind, 'date', h.date, 'hole', h.hole,
          'distance', h.distance, 'club', h.club, 'ball', h.ball, 'name', h.player_name, 'witnesses', h.witness_names,
          'consent', h.has_consent) order by h.date), '[]')
        from hof h where h.member_idx = ${memberIdx}),
      'witnessed', (select coalesce(jsonb_agg(jsonb_build_object('kind', h.kind, 'date', h.date, 'hole', h.hole,
          'answer', w.state, 'answered_at', w.answered_at) order by h.date), '[]')
        from hof_witness w join hof h using (idx) where w.member_idx = ${memberIdx}),
      'lostClaims', (select coalesce(jsonb_agg(jsonb_build_object('title', l.title, 'description', c.description,
          'phone_no', c.phone_no, 'at', c.at, 'state', c.state,
          'reason', nullif(c.reason, '')) order by c.at), '[]')
        from lost_claim c join lost_item l using (idx) where c.member_idx = ${memberIdx}),
      'lostReports', (select coalesce(jsonb_agg(jsonb_build_object('kind', r.kind, 'title', r.title, 'text', r.text,
          'lost_date', r.lost_date, 'place', r.place, 'at', r.at, 'state', r.state,
          'files', (select coalesce(jsonb_agg(f.name order by x.order_no), '[]')
            from lost_report_file x join file f using (file_idx) where x.report_idx = r.report_idx)) order by r.at), '[]')
        from lost_report r where r.member_idx = ${memberIdx}),
      'proofs', (select coalesce(jsonb_agg(jsonb_build_object('kind', c.kind, 'purpose', c.purpose, 'email', c.email,
          'created_at', c.created_at, 'proven_at', c.proven_at) order by c.created_at), '[]')
        from certification c where c.member_idx = ${memberIdx}),
      'mails', (select coalesce(jsonb_agg(jsonb_build_object('kind', l.kind, 'subject', l.subject,
          'text', regexp_replace(l.text, U&'\\E000[A-Za-z]+\\E000', '••••••', 'g'), 'created_at', l.created_at,
          'sent_at', l.sent_at) order by l.created_at), '[]')
        from mail l join member m on m.member_idx = ${memberIdx}
        where l.member_idx = m.member_idx or l.member_idx is null and lower(l.to_email) = lower(m.email)),
      -- Where managers work, and that they wrote a note, is for the office.
      'changes', (select coalesce(jsonb_agg(jsonb_build_object('at', a.at, 'call', a.call, 'noun', a.noun,
          'ip', case when a.member_idx = ${memberIdx} then a.ip end)
          order by a.audit_idx), '[]')
        from audit a where a.member_idx = ${memberIdx} or a.noun = 'member' and a.record_idx = ${memberIdx} and a.call <> 'memberRecord.addNote')
    ) as everything`
  return row!.everything
}
