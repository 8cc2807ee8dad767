-- How somebody signed for the agency last.
create index mandate_agent on mandate ((parts -> 'agentSignature' ->> 'user'), id)
  where jsonb_typeof(parts -> 'agentSignature') = 'object';
