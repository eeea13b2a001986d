-- A passkey also proves who one is: for a new password, to wake an account, for the own data. Only who has added one
-- can use it, so it is on until a club says otherwise.
update cert_kind set is_use = true where kind = 'PASSKEY';
