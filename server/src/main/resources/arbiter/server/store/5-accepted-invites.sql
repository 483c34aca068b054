CREATE TABLE accepted (
  invite TEXT NOT NULL REFERENCES invite (id),
  hosted TEXT NOT NULL REFERENCES hosted (id),
  member TEXT NOT NULL,
  PRIMARY KEY (invite, member)
);
CREATE INDEX accepted_member ON accepted (hosted, member);
