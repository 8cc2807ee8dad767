-- The words of a proposal's status are common ones: what an agency changed of them goes on under their new keys.
update message set key = 'proposalStatus.' || substr(key, length('contact:proposal.status.') + 1)
where key like 'contact:proposal.status.%';
