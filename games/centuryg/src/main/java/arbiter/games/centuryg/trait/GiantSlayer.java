package arbiter.games.centuryg.trait;

/** A person who is a match for Mecha, and hard for them to hit. Ledger: giant-slayer. */
public record GiantSlayer(int defense) implements PersonTrait {

    @Override
    public boolean isMatchForMecha() {
        return true;
    }

    @Override
    public int defenseAgainstMecha() {
        return defense;
    }
}
