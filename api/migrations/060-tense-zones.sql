-- What an agency says of zones itself may take a commune out of the law's lists, and holds from a day on.
update agency set
  settings = jsonb_set(
    settings,
    '{tenseZones}',
    '{"veryTense": [], "tense": [], "elsewhere": [], "since": null}'::jsonb || coalesce(settings -> 'tenseZones', '{}'::jsonb)
  );
