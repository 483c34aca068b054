package arbiter.games.capital.sheet;

/** The lists that Classes pick from at Levels 3 and 7. */
public enum AbilityList {
    TRICKSHOT("Trickshots"),
    MANOEUVRE("Manoeuvres"),
    FORTIFICATION("Fortifications"),
    GAMBIT("Gambits"),
    ADVANCEMENT("Advancements"),
    TACTIC("Tactics");

    private final String plural;

    AbilityList(String plural) {
        this.plural = plural;
    }

    public String plural() {
        return plural;
    }
}
