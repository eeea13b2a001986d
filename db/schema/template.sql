-- Printed from the migrated database by `npm run tables`; not edited by hand.

-- Migrations 0007
CREATE TABLE day_override (
  date date NOT NULL,
  template_idx bigint NOT NULL,
  reason text,
  CONSTRAINT day_override_pkey PRIMARY KEY (date),
  CONSTRAINT day_override_template_idx_fkey FOREIGN KEY (template_idx) REFERENCES template(template_idx)
);

-- Migrations 0007, 0034
CREATE TABLE template (
  template_idx bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  day_types text[] NOT NULL,
  weekdays smallint[] NOT NULL DEFAULT '{1,2,3,4,5,6,7}'::smallint[],
  from_day text NOT NULL DEFAULT '01-01',
  to_day text NOT NULL DEFAULT '12-31',
  is_use boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1,
  translated jsonb NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT template_pkey PRIMARY KEY (template_idx),
  CONSTRAINT template_day_types_check CHECK (day_types <@ '{WD,SA,SU,HO,EV}'::text[]),
  CONSTRAINT template_from_day_check CHECK (from_day ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$'),
  CONSTRAINT template_to_day_check CHECK (to_day ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$'),
  CONSTRAINT template_translated_check CHECK (jsonb_typeof(translated) = 'object'),
  CONSTRAINT template_weekdays_check CHECK (weekdays <@ '{1,2,3,4,5,6,7}'::smallint[])
);

-- Migrations 0007, 0061, 0130
CREATE TABLE template_part (
  template_idx bigint NOT NULL,
  part text NOT NULL,
  first_time time without time zone NOT NULL,
  last_time time without time zone NOT NULL,
  interval_minutes smallint NOT NULL DEFAULT 8,
  holes text NOT NULL DEFAULT '18',
  mode text NOT NULL DEFAULT 'EXCLUSIVE',
  min_players smallint NOT NULL DEFAULT 4,
  capacity smallint NOT NULL DEFAULT 4,
  w05 text NOT NULL DEFAULT 'F',
  draw_share smallint NOT NULL DEFAULT 0,
  fcfs_share smallint NOT NULL DEFAULT 90,
  house_share smallint NOT NULL DEFAULT 10,
  team_share smallint NOT NULL DEFAULT 0,
  CONSTRAINT template_part_pkey PRIMARY KEY (template_idx, part),
  CONSTRAINT template_part_capacity_check CHECK (capacity >= 1 AND capacity <= 4),
  CONSTRAINT template_part_check CHECK (first_time <= last_time),
  CONSTRAINT template_part_check1 CHECK (min_players <= capacity),
  CONSTRAINT template_part_check2 CHECK ((draw_share + fcfs_share + house_share + team_share) = 100),
  CONSTRAINT template_part_draw_share_check CHECK (draw_share >= 0 AND draw_share <= 100),
  CONSTRAINT template_part_fcfs_share_check CHECK (fcfs_share >= 0 AND fcfs_share <= 100),
  CONSTRAINT template_part_holes_check CHECK (holes = ANY (ARRAY['9', '18', '27'])),
  CONSTRAINT template_part_house_share_check CHECK (house_share >= 0 AND house_share <= 100),
  CONSTRAINT template_part_interval_minutes_check CHECK (interval_minutes >= 6 AND interval_minutes <= 15),
  CONSTRAINT template_part_min_players_check CHECK (min_players >= 1 AND min_players <= 4),
  CONSTRAINT template_part_mode_check CHECK (mode = ANY (ARRAY['EXCLUSIVE', 'SHARED'])),
  CONSTRAINT template_part_team_share_check CHECK (team_share >= 0 AND team_share <= 100),
  CONSTRAINT template_part_template_idx_fkey FOREIGN KEY (template_idx) REFERENCES template(template_idx) ON DELETE CASCADE
);

-- Migrations 0007
CREATE TABLE template_route (
  template_idx bigint NOT NULL,
  part text NOT NULL,
  course_idx bigint NOT NULL,
  turn_course_idx bigint,
  CONSTRAINT template_route_pkey PRIMARY KEY (template_idx, part, course_idx),
  CONSTRAINT template_route_course_idx_fkey FOREIGN KEY (course_idx) REFERENCES course(course_idx),
  CONSTRAINT template_route_template_idx_part_fkey FOREIGN KEY (template_idx, part) REFERENCES template_part(template_idx, part) ON DELETE CASCADE,
  CONSTRAINT template_route_turn_course_idx_fkey FOREIGN KEY (turn_course_idx) REFERENCES course(course_idx)
);
