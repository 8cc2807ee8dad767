-- Texts that an agency changed move along with keys that were renamed.
update message set key = 'contact:matching.' || substr(key, length('contact:crossed.') + 1)
where key like 'contact:crossed.%';
update message set key = 'contact:form.invertedBounds' where key = 'contact:form.crossedBounds';
update message set key = 'property:filter.invertedBounds' where key = 'property:filter.crossed';
update message set key = 'property:chip.arrondissementUnknown' where key = 'property:chip.wardUnsaid';
