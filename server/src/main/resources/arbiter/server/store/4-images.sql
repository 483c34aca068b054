CREATE TABLE image (
  hosted TEXT NOT NULL REFERENCES hosted (id),
  id TEXT NOT NULL,
  member TEXT NOT NULL,
  type TEXT NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  bytes BYTEA NOT NULL,
  PRIMARY KEY (hosted, id)
);
