-- What the club says of itself in its other languages: language -> clubName, ceoName, address, addressDetail, senderName.
alter table club add column translated jsonb not null default '{}' check (jsonb_typeof(translated) = 'object');
