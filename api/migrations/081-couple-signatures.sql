-- A couple is two signatories under one contact: the second of them signs on their own.
alter table mandate_party add second_signed_at timestamptz(3), add second_image text;
