-- The same of the fields of visits and events as 221 of a property's.
with moved (place, was, becomes) as (
  values
    (1, 'visit.negotiator', 'visit.negotiator'),
    (2, 'tour.visitors', 'visit.contactIds'),
    (3, 'tour.kind', 'visit.kind'),
    (4, 'agenda.start', 'visit.start'),
    (5, 'new.title', 'event.title'),
    (6, 'new.due', 'event.due'),
    (7, 'new.links', 'event.links'),
    (8, 'new.text', 'event.text'),
    (9, 'new.startTime', 'event.start'),
    (10, 'new.endTime', 'event.end'),
    (11, 'events.user', 'event.user'),
    (12, 'quick.type', 'event.type'),
    (13, 'feedback.interest', 'visit.feedback.interest'),
    (14, 'feedback.next', 'visit.feedback.next'),
    (15, 'feedback.nextDay', 'visit.feedback.nextDay'),
    (16, 'feedback.reason', 'visit.feedback.reason'),
    (17, 'feedback.positives', 'visit.feedback.positives'),
    (18, 'feedback.negatives', 'visit.feedback.negatives'),
    (19, 'feedback.priceOpinion', 'visit.feedback.priceOpinion'),
    (20, 'feedback.priceAmount', 'visit.feedback.priceAmount'),
    (21, 'feedback.notes', 'visit.feedback.notes'),
    (22, 'toDo.done', 'event.done'),
    (23, 'feedback.sum.positives', 'visit.feedback.positives'),
    (24, 'feedback.sum.negatives', 'visit.feedback.negatives')
),
kept as (
  select distinct on (message.lang, moved.becomes)
    message.lang, moved.becomes, message.text, message.modified_time, message.modified_by
  from message join moved on message.key = 'activity:' || moved.was
  order by message.lang, moved.becomes, moved.place
),
gone as (
  delete from message using moved where message.key = 'activity:' || moved.was
)
insert into message (lang, key, text, modified_time, modified_by)
select lang, 'activity:field.' || becomes, text, modified_time, modified_by from kept;

with moved (place, was, becomes) as (
  values
    (1, 'proposal.reason', 'proposal.reason'),
    (2, 'proposal.note', 'proposal.note')
),
kept as (
  select distinct on (message.lang, moved.becomes)
    message.lang, moved.becomes, message.text, message.modified_time, message.modified_by
  from message join moved on message.key = 'contact:' || moved.was
  order by message.lang, moved.becomes, moved.place
),
gone as (
  delete from message using moved where message.key = 'contact:' || moved.was
)
insert into message (lang, key, text, modified_time, modified_by)
select lang, 'contact:field.' || becomes, text, modified_time, modified_by from kept;
