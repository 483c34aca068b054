package arbiter.lab.balance;

/** One thing that is different, in words, and what it costs whoever prepares the encounter; the less the better. */
public record EncounterChange(ChangeKind kind, String text, double cost) {}
