-- A link that is followed shows nothing of a person: programs that scan mail follow it too. Such a step is the product's,
-- no deed of the customer, and no sign of life; a question keeps the status OPENED and has a note.
create temporary table followed as
  select distinct p.contact_id from proposal_step s join proposal p on p.id = s.proposal_id
  where s.by = 'CUSTOMER' and s.status = 'OPENED' and s.note = '';
update proposal_step set by = 'PRODUCT' where by = 'CUSTOMER' and status = 'OPENED' and note = '';
select refresh_contact_life(array(select contact_id from followed));
drop table followed;
