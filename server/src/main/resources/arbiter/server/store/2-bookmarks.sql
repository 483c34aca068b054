CREATE TABLE bookmark (
  hosted TEXT PRIMARY KEY REFERENCES hosted (id),
  seq BIGINT NOT NULL,
  hash TEXT NOT NULL,
  json TEXT NOT NULL
);
