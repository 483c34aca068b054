package arbiter.rulebook;

import arbiter.kernel.Modifiers;
import java.util.List;

/** Enemies that are a match for a party: what kind of fight it is, who they are, and both sums with their parts. */
public record Opposition(String fight, List<String> enemies, Modifiers party, Modifiers rating) {}
