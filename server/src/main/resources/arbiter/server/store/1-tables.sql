CREATE TABLE person (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  secret TEXT NOT NULL UNIQUE,
  created BIGINT NOT NULL
);
CREATE TABLE hosted (
  id TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  title TEXT NOT NULL,
  demo INTEGER NOT NULL,
  start TEXT NOT NULL,
  open_secret TEXT NOT NULL,
  hidden_secret TEXT NOT NULL,
  name_secret TEXT NOT NULL,
  created BIGINT NOT NULL
);
CREATE TABLE member (
  hosted TEXT NOT NULL REFERENCES hosted (id),
  id TEXT NOT NULL,
  place INTEGER NOT NULL,
  person TEXT NOT NULL REFERENCES person (id),
  role TEXT NOT NULL,
  PRIMARY KEY (hosted, id),
  UNIQUE (hosted, person)
);
CREATE INDEX member_person ON member (person);
CREATE TABLE invite (
  id TEXT PRIMARY KEY,
  hosted TEXT NOT NULL REFERENCES hosted (id),
  secret TEXT NOT NULL UNIQUE,
  role TEXT NOT NULL,
  units TEXT NOT NULL,
  expires BIGINT NOT NULL,
  revoked INTEGER NOT NULL,
  uses INTEGER NOT NULL
);
CREATE INDEX invite_hosted ON invite (hosted);
CREATE TABLE record (
  hosted TEXT NOT NULL REFERENCES hosted (id),
  seq BIGINT NOT NULL,
  member TEXT NOT NULL,
  entry_key TEXT NOT NULL,
  json TEXT NOT NULL,
  time BIGINT NOT NULL,
  PRIMARY KEY (hosted, seq),
  UNIQUE (hosted, member, entry_key)
);
