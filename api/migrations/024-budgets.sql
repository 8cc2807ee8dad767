-- A lower price reaches those whose budget ends between it and the price before: few of all who look for something.
create index contact_criteria_budget on contact_criteria (upper(price));
