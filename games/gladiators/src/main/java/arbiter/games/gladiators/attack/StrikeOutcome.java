package arbiter.games.gladiators.attack;

/** Whether a strike hit somebody, and whether it got a result there. Ledger: GG-FOL-1, GG-MD-09. */
public record StrikeOutcome(boolean hit, boolean result) {

    static final StrikeOutcome MISS = new StrikeOutcome(false, false);

    static StrikeOutcome hit(boolean result) {
        return new StrikeOutcome(true, result);
    }

    StrikeOutcome or(StrikeOutcome other) {
        return new StrikeOutcome(hit || other.hit, result || other.result);
    }
}
